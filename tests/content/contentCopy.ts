import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { checkContentFolder } from '../../tools/contentCheck/checkContentFolder.ts';
import { formatMistake } from '../../tools/contentCheck/mistake.ts';

/** The content of this site. */
export const CONTENT = 'content';

/** A copy of the content that a test may break. */
export interface ContentCopy {
  /** Folder that holds the copy as "content". */
  home: string;
  /**
   * Gives a field of a YAML file another value, or adds it, in the spelling of `yaml`; without one
   * the field is removed. The path is as in ["pictures", 0, "alt"].
   */
  edit: (file: string, path: readonly (string | number)[], yaml?: string) => void;
  /** Puts a file in its place, in a new folder where needed. */
  write: (file: string, data: string | Buffer) => void;
  /** Removes a file, or a folder with all that is in it. */
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
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  };

  return {
    home,
    read,
    write,
    edit: (file, path, yaml) => {
      const document = parseDocument(read(file).toString());
      if (yaml === undefined) document.deleteIn(path);
      else document.setIn(path, parseDocument(yaml).contents);
      write(file, document.toString({ lineWidth: 0 }));
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
