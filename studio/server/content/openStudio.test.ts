import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { HOME, NO_PREVIEW, useUnsavedContent } from './unsavedFixture.ts';
import { listHandovers } from './handover.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';
import { openStudio, type StudioServer } from './openStudio.ts';

const { content, root, folders, change } = useUnsavedContent();

const withName = (name: string) =>
  change({ 'business.yaml': (data) => Object.assign(data, { name }) });

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
    whenReady: vi.fn(() => Promise.resolve()),
    show: vi.fn(() => Promise.resolve({})),
  };
  const studio = openStudio(root, new AbortController().signal, preview);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  preview.whenReady.mockReturnValueOnce(promise.then());
  // Answers before the preview has started.
  expect(await studio.check(withName('First'))).toMatchObject({ problems: [] });
  const isShown = studio.isShown();
  await save(studio);
  resolve(undefined);
  expect(await isShown).toBe(false);
  expect(preview.show).not.toHaveBeenCalled();
});

it('shows changes in the preview only if they have no problems', async () => {
  const preview = { whenReady: () => Promise.resolve(), show: vi.fn(() => Promise.resolve({})) };
  const studio = openStudio(root, new AbortController().signal, preview);
  const broken = change({ [HOME]: (data) => Object.assign(data, { sections: [] }) });
  expect((await studio.check(broken)).problems).not.toEqual([]);
  expect(await studio.isShown()).toBe(false);
  expect(preview.show).not.toHaveBeenCalled();
  expect(await studio.check(withName('First'))).toMatchObject({ problems: [] });
  expect(await studio.isShown()).toBe(true);
  expect(preview.show.mock.calls).toEqual([[folders.staging]]);
  await studio.show('/another/content');
  expect(preview.show).toHaveBeenLastCalledWith('/another/content');
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
