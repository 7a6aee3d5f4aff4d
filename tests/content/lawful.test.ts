import { expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';
import { LAWFUL_EDITS } from './lawfulEdits.ts';

/* What the owner may not do to the content is in fields.test.ts and files.test.ts. */

const content = useContentCopy();

it.each(Object.entries(LAWFUL_EDITS))('may be changed: %s', async (_, edit) => {
  await edit(content);
  expect(await content.mistakes()).toEqual([]);
});

it('may be changed in all these ways at once', async () => {
  for (const edit of Object.values(LAWFUL_EDITS)) await edit(content);
  expect(await content.mistakes()).toEqual([]);
});
