import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  duplicatePage,
  duplicateSection,
  isDuplicable,
} from '../../studio/browser/state/duplicates.ts';
import { readContent } from '../../studio/server/content/contentFiles.ts';
import { sectionsOf } from '../../studio/browser/state/pages.ts';
import { useContentCopy } from './contentCopy.ts';

const content = useContentCopy();
const root = join(content.home, 'content');

it('finds nothing to fix in copies of all pages, and of all sections beside themselves', async () => {
  const before = Object.fromEntries(readContent(root).map(({ path, data }) => [path, data]));
  const files: Record<string, unknown> = { ...before };
  for (const page of Object.keys(before).filter(isDuplicable)) {
    const sections = sectionsOf(before, page).flatMap((one) => [one, duplicateSection(one)]);
    const { file, data } = duplicatePage(files, page);
    files[file] = { ...data, sections };
  }
  for (const [file, data] of Object.entries(files))
    if (!(file in before)) content.write(file, JSON.stringify(data));
  expect(Object.keys(files).length).toBeGreaterThan(Object.keys(before).length + 5);
  expect(await content.messages()).toEqual([]);
});
