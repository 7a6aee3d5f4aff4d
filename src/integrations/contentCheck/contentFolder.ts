import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { suggestion } from './mistake.ts';

/** Files that hold words. */
export const YAML = /\.ya?ml$/iu;
/** Pictures a page can show. Cameras write their endings in capitals. */
export const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
/** Videos a page can show: src/data/videos.ts finds them by these endings, in small letters only. */
export const VIDEO = /\.(?:mp4|webm)$/u;
/** Pictures that have to be saved in another format first. */
export const OTHER_PICTURE = /\.(?:avif|bmp|dng|gif|heic|heif|psd|svg|tiff?)$/iu;
/** Videos that have to be saved in another format first. */
export const OTHER_VIDEO = /\.(?:avi|m4v|mkv|mov)$/iu;
/** Files an operating system or an editor leaves behind, and notes for people. */
const IGNORED = /(?:^|\/)(?:\..+|Thumbs\.db|desktop\.ini|README\.md)$/u;

/** The content folder as it lies on the disk, and what of it is used. Paths use forward slashes. */
export class ContentFolder {
  /** All files, sorted, as paths inside the folder. */
  readonly files: readonly string[];
  readonly #root: string;
  readonly #names: ReadonlySet<string>;
  readonly #used = new Set<string>();

  /** @param root path of the folder; a folder that does not exist is empty */
  constructor(root: string) {
    this.#root = resolve(root);
    const entries = existsSync(root)
      ? readdirSync(root, { recursive: true, withFileTypes: true })
      : [];
    this.files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
      .filter((file) => !IGNORED.test(file))
      .sort();
    this.#names = new Set(this.files);
  }

  /** Whole path of a file on the disk. */
  pathOf(file: string): string {
    return join(this.#root, file);
  }

  /** Text of a file. */
  read(file: string): string {
    return readFileSync(this.pathOf(file), 'utf8');
  }

  /** Length of a file in bytes. */
  sizeOf(file: string): number {
    return statSync(this.pathOf(file)).size;
  }

  /** Remembers that a file is used. Returns whether it exists, in exactly this spelling. */
  use(file: string): boolean {
    this.#used.add(file);
    return this.#names.has(file);
  }

  /** Files that nothing has used so far. */
  unused(): string[] {
    return this.files.filter((file) => !this.#used.has(file));
  }

  /**
   * Says that a file a YAML file names is not there, and which one was probably meant.
   *
   * @param directory folder of the YAML file
   * @param source the file as the YAML file names it, such as "./01-shelves.jpg"
   * @param kind pattern of the files that could have been meant
   */
  explainMissing(directory: string, source: string, kind: RegExp): string {
    const neighbours = this.files
      .filter((file) => file.startsWith(`${directory}/`) && kind.test(file))
      .map((file) => `./${posix.relative(directory, file)}`);
    const guess = suggestion(source, neighbours);
    return `names ${source}, which does not exist.${guess || ' Put the file there, or remove the entry.'}`;
  }
}
