import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  await write('src/pages/index.astro', '<p>');
  await write('public/v1.0/terms.txt', 'terms');
});

afterEach(() => rm(project, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, name)), { recursive: true });
  await writeFile(join(project, name), text);
}

it.each([
  'src/pages/index.astro',
  'content/business.yaml',
  'public/CNAME',
  'public/.well-known/security.txt',
  'src/integrations/contentCheck/report.ts',
  'package-lock.json',
])('notices a change of %s', async (name) => {
  const before = await fingerprint(project, 'content');
  await write(name, 'changed');
  expect(await fingerprint(project, 'content')).not.toBe(before);
});

it.each(['src/logic/crop.test.ts', 'bench/pages.ts', 'README.md'])(
  'does not mind a change of %s',
  async (name) => {
    const before = await fingerprint(project, 'content');
    await write(name, 'changed');
    expect(await fingerprint(project, 'content')).toBe(before);
  },
);

it('notices that a file is gone', async () => {
  const before = await fingerprint(project, 'content');
  await rm(join(project, 'src/pages/index.astro'));
  expect(await fingerprint(project, 'content')).not.toBe(before);
});
