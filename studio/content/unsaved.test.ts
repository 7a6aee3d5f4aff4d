import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { HOME, useContentDraft } from './draftFixture.ts';
import { foldersOf } from './folders.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';

const { root, change } = useContentDraft();

it('keeps unsaved changes beside the content, until there are none', () => {
  const draft = change({ [HOME]: ({ sections: [banner] }) => (banner.emphasis = 'goes') });
  const unsaved = { draft, saved: {}, open: HOME };
  keepUnsaved(root, unsaved);
  expect(readUnsaved(root)).toEqual({ unsaved });
  keepUnsaved(root, null);
  expect(readUnsaved(root)).toEqual({});
});

it.each(['{"draft":', '{"draft":{"words":[]}}'])('sets %s aside and starts without it', (text) => {
  const { unsaved } = foldersOf(root);
  mkdirSync(dirname(unsaved), { recursive: true });
  writeFileSync(unsaved, text);
  expect(readUnsaved(root)).toEqual({ setAside: 'draft-unreadable.json' });
  expect(readFileSync(unsaved.replace('.json', '-unreadable.json'), 'utf8')).toBe(text);
  expect(readUnsaved(root)).toEqual({});
});
