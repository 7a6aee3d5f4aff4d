import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import { formatIssue } from '../../content-check/issue.ts';
import { edit, type FieldPath, restoreContent } from '../support/contentFolder.ts';

export const VIDEO_START = '\0\0\0\x20ftypisom';

/** Copies the content to a temporary folder and restores it before each test. */
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

  beforeEach(() => restoreContent(root));
  afterAll(() => fs.rmSync(home, { recursive: true }));

  return {
    home,
    read,
    write,
    /** Copies a folder over the content. */
    copy: (folder: string) => fs.cpSync(folder, root, { recursive: true }),
    /** Sets a field to a YAML value, or removes it. */
    edit: (file: string, path: FieldPath, yaml?: string) =>
      edit(root, file, path, yaml === undefined ? yaml : parseDocument(yaml).contents),
    /** Runs a command on the copy. */
    run: (command: string, ...options: string[]) =>
      spawnSync(process.execPath, [resolve('tools', `${command}.ts`), ...options], {
        cwd: home,
        encoding: 'utf8',
      }),
    remove: (file: string) => fs.rmSync(join(root, file), { recursive: true }),
    issues: async () => (await check()).map((issue) => formatIssue(issue)),
    messages,
    /** Expects exactly one message, about this file and field. The snapshot holds its sentence. */
    expectIssue: async (place: string) => {
      const [message = '', ...others] = await messages();
      expect(others).toEqual([]);
      expect(message.slice(0, place.length + 2)).toBe(`${place}: `);
      expect(message).toMatchSnapshot();
    },
  };
}
