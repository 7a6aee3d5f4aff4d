import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';

const content = useContentCopy();

function runCheck() {
  const command = resolve('tools/check-content.ts');
  return spawnSync(process.execPath, [command], { cwd: content.home, encoding: 'utf8' });
}

it('says so when the content is in order, and keeps beside it what it measured', () => {
  const { status, stdout, stderr } = runCheck();
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'content/ is in order.\n',
    stderr: '',
  });
  expect(existsSync(join(content.home, '.cache', 'content-check.json'))).toBe(true);
});

it('ends with the number of mistakes and with an error', () => {
  content.edit('pages/home.yaml', ['about', 'counters', 0, 'value'], 'few');
  content.edit('business.yaml', ['email'], 'nobody');
  const { status, stderr } = runCheck();
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'content/business.yaml, line 2 › email: must be an e-mail address such as hello@example.com, but is "nobody".',
    'content/pages/home.yaml, line 60 › about, counters, entry 1, value: must be a whole number from 0 to 9999 (a sign such as + goes into suffix), but is "few". Write digits only.',
    '2 mistakes in content/.',
  ]);
});
