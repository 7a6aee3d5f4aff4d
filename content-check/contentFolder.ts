import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { type MeasuredPicture, measurePicture } from '../src/data/measurePicture.ts';
import { closestWord } from './issue.ts';
import { CHECK_WORDS } from './words.ts';

/** Files of operating systems and editors, and README files. */
const IGNORED = /(?:^|\/)(?:\..+|Thumbs\.db|desktop\.ini|README\.md)$/u;

/** The content folder and which of its files are used. Paths use forward slashes. */
export class ContentFolder {
  readonly files: readonly string[];
  readonly #root: string;
  /** Paths on disk by normalized path: macOS decomposes accents. */
  readonly #paths: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();
  readonly #measured = new Map<string, Promise<MeasuredPicture | undefined>>();

  /** @param root a missing folder counts as empty */
  constructor(root: string) {
    this.#root = resolve(root);
    const entries = existsSync(root) ? entriesIn(root) : [];
    this.files = entries
      .map((entry) => this.nameOf(join(entry.parentPath, entry.name)))
      .filter((name) => !IGNORED.test(name))
      .sort();
    this.#paths = new Map(this.files.map((file) => [file.normalize(), file]));
  }

  /** Path inside the folder of a file on disk. */
  nameOf(path: string): string {
    return relative(this.#root, resolve(path)).split(sep).join(posix.sep);
  }

  /** Absolute path of a file, with accents encoded as on disk. */
  pathOf(file: string): string {
    return join(this.#root, this.#paths.get(file.normalize()) ?? file);
  }

  /** Measures a picture; once, however often a check asks. */
  measure(file: string): Promise<MeasuredPicture | undefined> {
    const path = this.pathOf(file);
    const measured = this.#measured.get(path) ?? measurePicture(path);
    this.#measured.set(path, measured);
    return measured;
  }

  read(file: string): Buffer {
    return readFileSync(this.pathOf(file));
  }

  /** Whether a file exists; case-sensitive on every system. */
  has(file: string): boolean {
    return this.#paths.has(file.normalize());
  }

  /** Marks a file as used, even a missing one. */
  use(file: string): void {
    this.#used.add(file.normalize());
  }

  unused(): string[] {
    return this.files.filter((file) => !this.#used.has(file.normalize()));
  }

  /** Suggests an unused file for a misspelt `source` and marks it as used; empty without one. */
  guess(directory: string, source: string, pattern: RegExp): string {
    const neighbours = this.unused()
      .filter((file) => file.startsWith(`${directory}/`) && pattern.test(file))
      .map((file) => `./${posix.relative(directory, file)}`);
    const [only, ...others] = neighbours;
    const similar = closestWord(source, neighbours) ?? (others.length === 0 ? only : undefined);
    if (similar === undefined) return '';
    this.use(posix.join(directory, similar));
    return CHECK_WORDS.didYouMean(similar);
  }
}

/** Without symbolic links: they could loop or leave the folder. */
function entriesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entriesIn(join(folder, entry.name));
    return entry.isFile() ? [entry] : [];
  });
}
