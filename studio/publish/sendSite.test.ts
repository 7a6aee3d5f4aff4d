import { mkdtempDisposableSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putBytes } from '../content/sync.ts';
import { withFolder } from './folder.ts';
import { filesIn, sendSite } from './sendSite.ts';

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await putBytes(folder, file, text);
}

const writeSite = (site: string, files: Record<string, string>) =>
  write(site, { '.fingerprint': 'built', ...files });

async function openFolders() {
  const home = mkdtempDisposableSync(join(tmpdir(), 'send-'));
  const [site, live] = [join(home.path, 'site'), join(home.path, 'live')];
  await writeSite(site, { 'index.html': 'page', '_astro/a.avif': 'picture' });
  return { site, live, [Symbol.dispose]: () => home.remove() };
}

const send = (site: string, folder: string) => withFolder(folder, (space) => sendSite(site, space));

it('replaces its own files and leaves those of others', async () => {
  using folders = await openFolders();
  const { site, live } = folders;
  await writeSite(site, { 'old/page.html': 'old' });
  await send(site, live);
  await write(live, { 'uploads/list': 'theirs', 'old/notes': 'theirs', 'online.txt': 'theirs' });
  // As an earlier studio wrote it.
  const names = ['index.html', 'old/page.html', '_astro/a.avif'];
  await write(live, { '.fingerprint': ['built', ...names].join('\n') });
  await writeSite(`${site}-2`, { 'index.html': 'new', '_astro/b.avif': 'picture' });
  await send(`${site}-2`, live);
  expect((await filesIn(live)).sort()).toEqual([
    ...['.fingerprint', '_astro/b.avif', 'index.html'],
    ...['old/notes', 'online.txt', 'uploads/list'],
  ]);
  rmSync(join(live, 'index.html'));
  await send(`${site}-2`, live);
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('new');
});

it('keeps the old page until every file of the new one is there', async () => {
  using folders = await openFolders();
  const { site, live } = folders;
  await send(site, live);
  await writeSite(`${site}-2`, {
    'index.html': 'new',
    '_astro/b.avif': 'new',
    '_astro/c/d.avif': 'new',
  });
  // A file of somebody else where a folder is needed stops the copying half way.
  await write(live, { '_astro/c': '' });
  await expect(send(`${site}-2`, live)).rejects.toThrow();
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('page');
  expect(await filesIn(live)).toContain('_astro/a.avif');
});
