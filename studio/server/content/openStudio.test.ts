import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPreview } from '../http/preview.ts';
import { HOME, NO_PREVIEW, useUnsavedContent } from './unsavedFixture.ts';
import { listHandovers } from './handover.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';
import { openStudio, type StudioServer } from './openStudio.ts';

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
  const checked = studio.check(withName('First'));
  // Now the check waits for the preview.
  await studio.exclusively(() => Promise.resolve());
  expect(await studio.save(withName('Second'))).toHaveProperty('saved');
  const shown = () => readFileSync(join(folders.preview, 'business.yaml'), 'utf8');
  expect(shown()).toContain('The Tidy Touch');

  mkdirSync(join(folders.preview, '../start'));
  expect((await page).status).toBe(200);
  expect(await checked).toMatchObject({ problems: [] });
  expect(shown()).toContain('Second');
});

const BROKEN: Record<string, (studio: StudioServer) => Promise<unknown>> = {
  'has problems': (studio) =>
    studio.save(change({ [HOME]: (data) => Object.assign(data, { sections: [] }) })),
  'could not be written': (studio) =>
    studio
      .save({ files: [{ path: 'business.yaml/a.yaml', data: {} }], removed: [] })
      .catch((error: unknown) => error),
};

it.each(Object.entries(BROKEN))('does not show a later change that %s', async (_, save) => {
  const preview = {
    whenStarted: vi.fn(() => Promise.resolve()),
    show: vi.fn(() => Promise.resolve({})),
  };
  const studio = openStudio(root, new AbortController().signal, preview);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  preview.whenStarted.mockReturnValueOnce(promise.then());
  const checked = studio.check(withName('First'));
  await save(studio);
  resolve(undefined);
  expect(await checked).toMatchObject({ problems: [] });
  expect(preview.show).not.toHaveBeenCalled();
});

describe('unsaved changes of an earlier studio', () => {
  const FORMER = '../.studio/draft.json';
  const start = () => openStudio(root, new AbortController().signal, NO_PREVIEW).prepare();
  const writeFormer = (name: string) => {
    const changes = withName(name);
    content.write(FORMER, JSON.stringify({ draft: changes, saved: {}, open: HOME }));
    return changes;
  };
  const formerExists = () => existsSync(join(root, FORMER));

  it('are the unsaved changes of this one', async () => {
    const changes = writeFormer('Earlier');
    await start();
    expect(readUnsaved(root)).toEqual({ unsaved: { changes, saved: {}, openFile: HOME } });
    expect(formerExists()).toBe(false);
  });

  it('are set aside if they cannot be read', async () => {
    content.write(FORMER, '{"draft":');
    await start();
    const { setAside = '' } = readUnsaved(root);
    expect(String(content.read(`../.studio/${setAside}`))).toBe('{"draft":');
  });

  it('wait to be added to newer unsaved changes', async () => {
    const now = { changes: withName('Now'), saved: {}, openFile: HOME };
    keepUnsaved(root, now);
    const { files } = writeFormer('Earlier');
    await start();
    expect(readUnsaved(root)).toEqual({ unsaved: now });
    const handed = { 'business.yaml': { now: files[0]?.data } };
    expect(listHandovers(root)).toMatchObject([{ files: handed }]);
    expect(formerExists()).toBe(false);
  });

  it('stay where they are if they cannot be read beside newer ones', async () => {
    keepUnsaved(root, { changes: withName('Now'), saved: {}, openFile: HOME });
    content.write(FORMER, '{"draft":');
    await start();
    expect(String(content.read(FORMER))).toBe('{"draft":');
  });
});
