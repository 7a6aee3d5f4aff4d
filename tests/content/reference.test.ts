import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contentReference, REFERENCE_FILE } from '../../tools/reference/contentReference.ts';

it('says in docs/content.md what the schemas say; `npm run docs:content` writes it anew', async () => {
  expect(await readFile(REFERENCE_FILE, 'utf8')).toBe(await contentReference());
});
