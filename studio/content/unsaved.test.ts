import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

it('sets unreadable changes aside, each in a file of its own, and starts without them', () => {
  const { unsaved } = foldersOf(root);
  mkdirSync(dirname(unsaved), { recursive: true });
  const kept = ['{"draft":', '{"draft":{"words":[]}}'].map((text) => {
    writeFileSync(unsaved, text);
    const { setAside = '' } = readUnsaved(root);
    expect(readUnsaved(root)).toEqual({});
    return { text, file: join(dirname(unsaved), setAside) };
  });
  for (const { text, file } of kept) expect(readFileSync(file, 'utf8')).toBe(text);
});
