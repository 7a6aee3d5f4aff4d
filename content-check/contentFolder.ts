import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { closestWord } from '../src/logic/closestWord.ts';

/** Files that hold words. */
export const YAML = /\.ya?ml$/iu;
/** Files an operating system or an editor leaves behind, and notes for people. */
const IGNORED = /(?:^|\/)(?:\..+|Thumbs\.db|desktop\.ini|README\.md)$/u;

/** The content folder as it lies on the disk, and what of it is used. Paths use forward slashes. */
export class ContentFolder {
  /** All files, sorted, as paths inside the folder. */
  readonly files: readonly string[];
  readonly #root: string;
  /** Paths on the disk by their spelling with one sign for each accent. */
  readonly #paths: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  /** @param root path of the folder; a folder that does not exist is empty */
  constructor(root: string) {
    this.#root = resolve(root);
    const entries = existsSync(root)
      ? readdirSync(root, { recursive: true, withFileTypes: true })
      : [];
    this.files = entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(isFile)
      .map((path) => this.nameOf(path))
      .filter((file) => !IGNORED.test(file))
      .sort();
    this.#paths = new Map(this.files.map((file) => [file.normalize(), file]));
  }

  /** Path inside the folder of a file on the disk. */
  nameOf(path: string): string {
    return relative(this.#root, resolve(path)).split(sep).join(posix.sep);
  }

  /** Whole path of a file on the disk, however its accents are spelt there. */
  pathOf(file: string): string {
    return join(this.#root, this.#paths.get(file.normalize()) ?? file);
  }

  /** Bytes of a file. */
  read(file: string): Buffer {
    return readFileSync(this.pathOf(file));
  }

  /** The first bytes of a file, as many as are asked for or as there are. */
  startOf(file: string, length: number): Buffer {
    const opened = openSync(this.pathOf(file), 'r');
    try {
      const start = Buffer.alloc(length);
      return start.subarray(0, readSync(opened, start, 0, length, 0));
    } finally {
      closeSync(opened);
    }
  }

  /** Whether a file exists, in exactly these small and capital letters. */
  has(file: string): boolean {
    return this.#paths.has(file.normalize());
  }

  /** Remembers that a file is used, whether it exists or not. */
  use(file: string): void {
    this.#used.add(file.normalize());
  }

  /** Files that nothing has used so far. */
  unused(): string[] {
    return this.files.filter((file) => !this.#used.has(file.normalize()));
  }

  /**
   * The file a YAML file probably meant by one that is not there. That one counts as used: nobody has
   * to be told of both.
   *
   * @param directory folder of the YAML file
   * @param source the file as the YAML file names it, such as "./01-shelves.jpg"
   * @param kind pattern of the files that could have been meant
   * @returns the question whether it was meant, with a space in front; empty when none is near enough
   */
  guess(directory: string, source: string, kind: RegExp): string {
    const neighbours = this.unused()
      .filter((file) => file.startsWith(`${directory}/`) && kind.test(file))
      .map((file) => `./${posix.relative(directory, file)}`);
    const [only, ...others] = neighbours;
    const meant =
      closestWord(source, neighbours) ??
      neighbours.find((name) => name.startsWith(`${source}.`)) ??
      (others.length === 0 ? only : undefined);
    if (meant === undefined) return '';
    this.use(posix.join(directory, meant));
    return ` Did you mean "${meant}"?`;
  }

  /** Says that a file a YAML file names is not there, and which one was probably meant. */
  explainMissing(directory: string, source: string, kind: RegExp): string {
    const guess = this.guess(directory, source, kind);
    return `names ${source}, which does not exist.${guess || ' Put the file there, or remove the entry.'}`;
  }
}

/** Whether there is a file, by itself or by a link that leads to one. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
