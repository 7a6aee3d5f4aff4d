import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import * as contentFiles from '../content/contentFiles.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { createSheets, sheetFile } from './sheets.ts';

const NOTHING = { files: [], removed: [] };

afterEach(() => vi.restoreAllMocks());

/** A studio whose content has these problems, with a command that prints lines and files. */
function openSheets(problems: object[] = []) {
  vi.spyOn(contentFiles, 'checkContent').mockResolvedValue(problems as never);
  const root = join(newFolder(), 'content');
  writeFiles(root, { 'business.yaml': 'name: Anna' });
  const told: number[] = [];
  const studio = {
    root,
    stop: new AbortController().signal,
    exclusively: <Result>(work: () => Promise<Result>) => work(),
  };
  const note = () => told.push(sheets.state().task.progress);
  const sheets = createSheets(studio, note, (_, folder, onOutput) => {
    const lines = ['Browser\n', 'brochure-a4.pdf 2\n', 'business-cards-a4.pdf 1\n'];
    for (const line of lines) onOutput(line);
    writeFiles(folder, { 'brochure-a4.pdf': '%PDF' });
    return Promise.resolve(lines.join(''));
  });
  const make = async () => {
    sheets.make(NOTHING);
    await expect.poll(() => sheets.state().task.state).not.toBe('running');
    return sheets.state();
  };
  return { root, told, make };
}

it('tells how far the printing is, and which sheets are too long', async () => {
  const { root, told, make } = openSheets();
  const { task, sheets } = await make();
  expect(task.state).toBe('done');
  expect(sheets).toEqual([
    { name: 'brochure-a4', pages: 2 },
    { name: 'business-cards-a4', pages: 1 },
  ]);
  expect(told.slice(0, -1)).toEqual(told.slice(0, -1).toSorted((one, other) => one - other));
  expect(sheetFile(root, 'brochure-a4.pdf')).toBeDefined();
});

it.each(['../../content/business.yaml', 'brochure-a5.pdf', 'brochure-letter.pdf', ''])(
  'has no sheet called "%s"',
  async (name) => {
    const { root, make } = openSheets();
    await make();
    expect(sheetFile(root, name)).toBeUndefined();
  },
);

it('prints nothing that has problems', async () => {
  const { make } = openSheets([{}]);
  expect(await make()).toMatchObject({
    task: { state: 'failed', message: WORDS.fixFirst },
    sheets: [],
  });
});
