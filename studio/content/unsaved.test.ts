import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { HOME, useContentDraft } from './draftFixture.ts';
import { foldersOf } from './folders.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';

const { root, change } = useContentDraft();

it('keeps unsaved changes beside the content, until there are none', () => {
  const draft = change({ [HOME]: ({ banner }) => (banner.emphasis = 'goes') });
  const unsaved = { draft, saved: {}, open: HOME };
  keepUnsaved(root, unsaved);
  expect(readUnsaved(root)).toEqual({ unsaved });
  keepUnsaved(root, null);
  expect(readUnsaved(root)).toEqual({});
});

it('sets unreadable changes aside, each in a file of its own, and starts without them', () => {
  const { unsaved } = foldersOf(root);
  const folder = dirname(unsaved);
  mkdirSync(folder, { recursive: true });
  const texts = ['{"draft":', '{"draft":{"words":[]}}'];
  const names = texts.map((text) => {
    writeFileSync(unsaved, text);
    const { setAside = '' } = readUnsaved(root);
    expect(readUnsaved(root)).toEqual({});
    return setAside;
  });
  expect(names).toEqual(['draft-unreadable.json', 'draft-unreadable-2.json']);
  expect(names.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(texts);
});
