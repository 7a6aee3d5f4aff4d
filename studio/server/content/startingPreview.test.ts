import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPreview } from '../http/preview.ts';
import { useUnsavedContent } from './unsavedFixture.ts';
import { openStudio } from './openStudio.ts';

const ADDRESS = 'http://127.0.0.1:4331';

/** Starts when a file says so. */
const SITE = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
const start = () => {
  if (!existsSync(process.env.CONTENT_FOLDER + '/../start')) return setTimeout(start, 20);
  const server = createServer((request, response) => response.end('page'));
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
};
start();
process.once('disconnect', () => process.exit());
`;

const { content, root, folders, change } = useUnsavedContent();

const withName = (name: string) =>
  change({ 'business.yaml': (data) => Object.assign(data, { name }) });

it('saves while the preview still starts, which then shows what was saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const site = join(content.home, 'site.mjs');
  writeFileSync(site, SITE);
  const preview = createPreview(folders.preview, 0, stop.signal, site);
  const studio = openStudio(root, stop.signal, preview);
  await studio.prepare();
  const page = preview.routes.request(ADDRESS);
  expect(await studio.check(withName('First'))).toMatchObject({ problems: [] });
  expect(await studio.save(withName('Second'))).toHaveProperty('saved');
  const shown = () => readFileSync(join(folders.preview, 'business.yaml'), 'utf8');
  expect(shown()).toContain('The Tidy Touch');

  mkdirSync(join(folders.preview, '../start'));
  expect((await page).status).toBe(200);
  await expect.poll(shown).toContain('Second');
});
