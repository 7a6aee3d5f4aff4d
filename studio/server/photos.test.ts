import { existsSync, mkdirSync, mkdtempDisposableSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetOldUploads } from './photos.ts';
import { uploadFile } from './security.ts';

const DAY_MS = 86_400_000;

it('forgets uploads after a month, and keeps those that a window may still ask for', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'uploads-'));
  const root = join(home.path, 'content');
  const upload = (digit: string, days: number): string => {
    const file = uploadFile(root, digit.repeat(8) + '-1111-4111-8111-111111111111') ?? '';
    const then = new Date(Date.now() - days * DAY_MS);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'a photograph');
    utimesSync(file, then, then);
    return file;
  };
  const [old, young] = [upload('1', 31), upload('2', 29)];
  await forgetOldUploads(root);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  // A studio that never had one.
  await forgetOldUploads(join(home.path, 'other', 'content'));
});
