import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContentFolder } from '../../tools/contentCheck/checkContentFolder.ts';
import { formatMistake } from '../../tools/contentCheck/mistake.ts';

/** The content of this site. */
export const CONTENT = 'content';

/** A copy of the content that a test may break. */
export interface ContentCopy {
  /** Folder that holds the copy as "content". */
  home: string;
  /** Replaces the only occurrence of `from` in a file. */
  edit: (file: string, from: string, to: string) => void;
  /** Puts a file in its place, or removes it. */
  write: (file: string, data: string | Buffer) => void;
  remove: (file: string) => void;
  read: (file: string) => Buffer;
  /** What the content check says about the copy, line by line. */
  mistakes: () => Promise<string[]>;
  /** Deletes the copy. */
  discard: () => void;
}

/** Copies the content to a temporary folder. */
export function copyContent(): ContentCopy {
  const home = mkdtempSync(join(tmpdir(), 'content-'));
  const root = join(home, CONTENT);
  cpSync(CONTENT, root, { recursive: true });
  const read = (file: string) => readFileSync(join(root, file));
  const write = (file: string, data: string | Buffer) => {
    writeFileSync(join(root, file), data);
  };

  return {
    home,
    read,
    write,
    edit: (file, from, to) => {
      const parts = read(file).toString().split(from);
      if (parts.length !== 2) throw new Error(`${file} holds "${from}" ${parts.length - 1} times`);
      write(file, parts.join(to));
    },
    remove: (file) => {
      rmSync(join(root, file), { recursive: true });
    },
    mistakes: async () => (await checkContentFolder(root)).map(formatMistake),
    discard: () => {
      rmSync(home, { recursive: true });
    },
  };
}
