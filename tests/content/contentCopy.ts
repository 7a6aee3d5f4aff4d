import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import { formatIssue } from '../../content-check/issue.ts';
import { TEST_SITE } from '../../node/sites.ts';

export type FieldPath = readonly (string | number)[];

const ALL = { recursive: true, encoding: 'utf8' } as const;

export const VIDEO_START = '\0\0\0\x20ftypisom';

/** Modification time and size of a file, or whether it is a folder. */
function stateOf(file: string): string {
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? `${Math.floor(found.mtimeMs)} ${found.size}` : String(found?.isFile());
}

/** Restores only changed files: copying all photographs for each test is slow. */
function restore(root: string): void {
  const originals = fs.readdirSync(TEST_SITE.content, ALL);
  for (const name of new Set([...fs.readdirSync(root, ALL), ...originals])) {
    const [source, copy] = [join(TEST_SITE.content, name), join(root, name)];
    if (stateOf(source) === stateOf(copy)) continue;
    fs.rmSync(copy, { recursive: true, force: true });
    if (originals.includes(name))
      fs.cpSync(source, copy, { recursive: true, preserveTimestamps: true });
  }
}

/**
 * Copies the content to a temporary folder and restores it before each test. Keeps modification
 * times, so that the check measures each photograph once.
 */
export function useContentCopy() {
  const home = fs.mkdtempSync(join(tmpdir(), 'content-'));
  const root = join(home, 'content');
  const read = (file: string) => fs.readFileSync(join(root, file));
  const write = (file: string, data: string | Buffer) => {
    fs.mkdirSync(dirname(join(root, file)), { recursive: true });
    fs.writeFileSync(join(root, file), data);
  };
  const check = () => checkContentFolder(root);

  // Without line numbers and "content/".
  const messages = async () =>
    (await check()).map((issue) => formatIssue({ ...issue, line: undefined }).slice(8));

  beforeEach(() => {
    if (fs.existsSync(root)) restore(root);
    else fs.cpSync(TEST_SITE.content, root, { recursive: true, preserveTimestamps: true });
  });
  afterAll(() => fs.rmSync(home, { recursive: true }));

  return {
    home,
    read,
    write,
    /** Copies a folder over the content. */
    copy: (folder: string) => fs.cpSync(folder, root, { recursive: true }),
    /** Sets a field to a YAML value, or removes it. */
    edit: (file: string, path: FieldPath, yaml?: string) => {
      const document = parseDocument(read(file).toString());
      if (yaml === undefined) document.deleteIn(path);
      else document.setIn(path, parseDocument(yaml).contents);
      write(file, document.toString({ lineWidth: 0 }));
    },
    remove: (file: string) => fs.rmSync(join(root, file), { recursive: true }),
    issues: async () => (await check()).map((issue) => formatIssue(issue)),
    messages,
    /** Expects exactly one message, about this place and with these words. */
    expectMessage: async (place: string, words: string) => {
      const [message = '', ...others] = await messages();
      expect(others).toEqual([]);
      expect(message).toContain(place);
      expect(message).toContain(words);
    },
  };
}
