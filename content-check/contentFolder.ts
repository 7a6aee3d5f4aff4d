import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { closestWord } from './issue.ts';

/** Files of operating systems and editors, and notes for people. */
const IGNORED = /(?:^|\/)(?:\..+|Thumbs\.db|desktop\.ini|README\.md)$/u;

/** The content folder on the disk, and which files of it are used. Paths use forward slashes. */
export class ContentFolder {
  /** All files, sorted, as paths inside the folder. */
  readonly files: readonly string[];
  /** Symbolic links: they are not followed, as they could lead round in circles or out of the folder. */
  readonly links: readonly string[];
  readonly #root: string;
  /** Paths on the disk by their normalized spelling: Macs decompose accents. */
  readonly #paths: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  /** @param root path of the folder; a folder that does not exist is empty */
  constructor(root: string) {
    this.#root = resolve(root);
    const isFolder = statSync(root, { throwIfNoEntry: false })?.isDirectory() === true;
    const entries = isFolder ? entriesIn(root) : [];
    const namesOf = (found: typeof entries) =>
      found
        .map((entry) => this.nameOf(join(entry.parentPath, entry.name)))
        .filter((name) => !IGNORED.test(name))
        .sort();
    this.files = namesOf(entries.filter((entry) => entry.isFile()));
    this.links = namesOf(entries.filter((entry) => entry.isSymbolicLink()));
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

  read(file: string): Buffer {
    return readFileSync(this.pathOf(file));
  }

  /** Whether a file exists, in exactly these small and capital letters. */
  has(file: string): boolean {
    return this.#paths.has(file.normalize());
  }

  /** Remembers that a file is used, whether it exists or not. */
  use(file: string): void {
    this.#used.add(file.normalize());
  }

  unused(): string[] {
    return this.files.filter((file) => !this.#used.has(file.normalize()));
  }

  /**
   * Asks whether an unused file was meant by one that is not there. That file then counts as used: it is
   * not reported as well.
   *
   * @param source the file as the YAML file in `directory` names it, such as "./01-shelves.jpg"
   * @param kind pattern of the files that could be meant
   * @returns the question with a space in front; empty when no file is near enough
   */
  guess(directory: string, source: string, kind: RegExp): string {
    const neighbours = this.unused()
      .filter((file) => file.startsWith(`${directory}/`) && kind.test(file))
      .map((file) => `./${posix.relative(directory, file)}`);
    const meant =
      closestWord(source, neighbours) ??
      neighbours.find((name) => name.startsWith(`${source}.`)) ??
      (neighbours.length === 1 ? neighbours[0] : undefined);
    if (meant === undefined) return '';
    this.use(posix.join(directory, meant));
    return ` Did you mean "${meant}"?`;
  }

  explainMissing(directory: string, source: string, kind: RegExp): string {
    const guess = this.guess(directory, source, kind);
    return `names ${source}, which does not exist.${guess || ' Put the file there, or remove the entry.'}`;
  }
}

/** All that is in a folder and below; `readdir` would follow links. */
function entriesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesIn(join(folder, entry.name)) : [entry],
  );
}
