import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putBytes } from '../content/copyFiles.ts';
import { withFolder } from './folder.ts';
import { sendSite, type Webspace } from './sendSite.ts';

const PAGES = ['about.html', 'index.html', 'version.txt'];

it.each([
  ['when the last page has arrived: all are old', 'write', 'old'],
  ['when the first page is shown: all are new', 'rename', 'new'],
] as const)('stopped %s', async (_, operation, expected) => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'send-'));
  const [site, online] = [join(home.path, 'site'), join(home.path, 'online')];
  await mkdir(online);
  const build = async (text: string) => {
    for (const page of [...PAGES, '.fingerprint']) await putBytes(site, page, text);
  };
  const send = (stop: AbortSignal, use = (space: Webspace) => space) =>
    withFolder(online, false, (space) => sendSite(site, use(space), { stop }));
  const shown = () => PAGES.map((page) => readFileSync(join(online, page), 'utf8'));

  await build('old');
  await send(new AbortController().signal);
  await build('new');
  const stop = new AbortController();
  const [written, renamed] = [new Set<string>(), new Array<string>()] as const;
  const stopping = (space: Webspace): Webspace => ({
    ...space,
    write: async (file, source) => {
      await space.write(file, source);
      written.add(file);
      if (operation === 'write' && PAGES.every((page) => written.has(`${page}.part`))) stop.abort();
    },
    rename: async (from, to) => {
      await space.rename(from, to);
      renamed.push(to);
      if (operation === 'rename' && PAGES.includes(to)) stop.abort();
    },
  });
  const sent = send(stop.signal, stopping);
  if (expected === 'old') await expect(sent).rejects.toThrow();
  else await sent;
  expect(shown()).toEqual(PAGES.map(() => expected));
  // A site that shows the new mark shows all new pages.
  if (expected === 'new') expect(renamed.slice(-2)).toEqual(['version.txt', '.fingerprint']);
  await send(new AbortController().signal);
  expect(shown()).toEqual(PAGES.map(() => 'new'));
});

it('tells how far it is, and rewrites the long record of a large site seldom', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'send-'));
  const count = 2000;
  for (let index = 0; index < count; index += 1) await putBytes(home.path, `_astro/${index}`, 'x');
  let records = 0;
  const space: Webspace = {
    read: () => Promise.resolve(undefined),
    write: (file) => {
      if (file.startsWith('.fingerprint')) records += 1;
      return Promise.resolve();
    },
    ...{ makeFolder: () => Promise.resolve(), rename: () => Promise.resolve() },
    remove: () => Promise.resolve(),
  };
  const shares: number[] = [];
  await sendSite(home.path, space, { onProgress: (share) => shares.push(share) });
  expect(shares).toHaveLength(count);
  expect([shares[count / 2 - 1], shares.at(-1)]).toEqual([0.5, 1]);
  expect(records).toBeLessThan(50);
});
