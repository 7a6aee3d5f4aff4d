import { existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { putBytes } from '../content/copyFiles.ts';
import { createPreview } from './preview.ts';

const ADDRESS = 'http://127.0.0.1:4331';

/** Ends without content; otherwise answers with errors first, as while it reads. */
const SITE = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
if (!existsSync(process.env.CONTENT_FOLDER + '/business.yaml')) process.exit(1);
let asked = 0;
createServer((request, response) => {
  asked += 1;
  // The first request, and two for a new page.
  const status = [500, 200, 404, 404][asked - 1] ?? 200;
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('page');
})
  .listen(0, '127.0.0.1')
  .on('listening', function () { process.send(this.address().port); });
`;

it('starts again when the content is valid, and no check waits for it until then', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  using home = mkdtempDisposableSync(join(tmpdir(), 'preview-'));
  const [site, content] = [join(home.path, 'site.mjs'), join(home.path, 'content')] as const;
  writeFileSync(site, SITE);
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const { whenReady, show, routes } = createPreview(
    join(home.path, 'preview'),
    0,
    stop.signal,
    site,
  );
  const ended = routes.request(ADDRESS);
  await putBytes(content, 'business.yaml', 'name: A');
  // A check that begins while the site starts.
  expect(await show(content)).toBeUndefined();
  await whenReady();
  await (
    await show(content)
  )?.read;
  expect((await ended).status).toBe(502);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('has ended'));
  const valid = await routes.request(ADDRESS);
  expect([valid.status, await valid.text()]).toEqual([200, 'page']);
  await putBytes(join(home.path, 'preview'), 'words/new.md', 'Text');
  expect((await routes.request(`${ADDRESS}/new`)).status).toBe(200);
});

/** Reads the first file late, as on a busy computer, and the second after a pause as long. */
const BUSY_SITE = `
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
const content = process.env.CONTENT_FOLDER;
const server = createServer((request, response) => response.end('page'));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
await setTimeout(1500);
process.send('changed');
await setTimeout(1000);
writeFileSync(content + '/../read', '');
process.send('changed');
process.once('disconnect', () => process.exit());
`;

it('gives a busy computer longer to read', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'preview-'));
  const [site, content] = [join(home.path, 'site.mjs'), join(home.path, 'content')] as const;
  writeFileSync(site, BUSY_SITE);
  await putBytes(content, 'business.yaml', 'name: A');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const folder = join(home.path, 'preview');
  const { whenReady, show, routes } = createPreview(folder, 0, stop.signal, site);
  expect((await routes.request(ADDRESS)).status).toBe(200);
  await show(content);
  // What comes next waits for it as well.
  await whenReady();
  expect(existsSync(join(home.path, 'read'))).toBe(true);
});

it('has not shown what the site still reads, also when the same is shown again', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'preview-'));
  const content = join(home.path, 'content');
  const { show } = createPreview(join(home.path, 'preview'), 0, AbortSignal.abort());
  await putBytes(content, 'business.yaml', 'name: A');
  const first = await show(content);
  const again = await show(content);
  expect(again?.read).toBe(first?.read);
  await putBytes(content, 'business.yaml', 'name: B');
  expect((await show(content))?.read).not.toBe(again?.read);
});

it('shows only the pages of the development server', async () => {
  const { routes } = createPreview('', 0, AbortSignal.abort());
  for (const path of ['/__open-in-editor?file=/etc/passwd', '//__open-in-editor?file=/etc/passwd'])
    expect((await routes.request(ADDRESS + path)).status).toBe(403);
});
