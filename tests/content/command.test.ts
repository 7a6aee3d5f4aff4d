import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { contentReference, REFERENCE_FILE } from '../../tools/content-reference.ts';
import { useContentCopy } from './contentCopy.ts';

const content = useContentCopy();

function runCheck() {
  const command = resolve('tools/check-content.ts');
  return spawnSync(process.execPath, [command], { cwd: content.home, encoding: 'utf8' });
}

it('prints that the content is in order, or every mistake with its line, and exits with 1', () => {
  expect(runCheck()).toMatchObject({ status: 0, stdout: 'content/ is in order.\n', stderr: '' });
  content.edit('pages/home.yaml', ['about', 'counters', 0, 'value'], 'few');
  content.edit('business.yaml', ['email'], 'nobody');
  const { status, stderr } = runCheck();
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^content\/business\.yaml, line 2 › email: must be an e-mail address /u),
    expect.stringMatching(
      /^content\/pages\/home\.yaml, line 60 › about, counters, entry 1, value: /u,
    ),
    '2 mistakes in content/.',
  ]);
});

it('describes every field in docs/content.md, as `npm run docs:content` writes it', async () => {
  expect(await readFile(REFERENCE_FILE, 'utf8')).toBe(await contentReference());
});
