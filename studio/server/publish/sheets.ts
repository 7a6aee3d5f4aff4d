import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../../node/paths.ts';
import { runNode } from '../../../node/processes.ts';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { PAPERS, type Sheet, SHEETS, type SheetsState } from '../../shared/sheets.ts';
import { checkContent, type UnsavedChanges } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { stage } from '../content/save.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import { createTask, type Report } from './task.ts';
import type { PublishStudio } from './destination.ts';

/** What the command prints about each sheet. */
const PRINTED = /^(?<name>[a-z\d-]+)\.pdf (?<pages>\d+)$/gmu;
const COUNT = SHEETS.length * PAPERS.length;
const SHEET_FILE = /^(?:brochure|business-cards)-(?:a4|letter)\.(?:pdf|jpg)$/u;

/** The whole path of a printed sheet or its picture; undefined if there is none. */
export function sheetFile(root: string, name: string): string | undefined {
  const file = join(foldersOf(root).sheets, name);
  return SHEET_FILE.test(name) && existsSync(file) ? file : undefined;
}

/** The command that prints: it brings a browser, which the studio itself does not need. */
type Print = (content: string, folder: string, onOutput: (text: string) => void) => Promise<string>;

const printByCommand = (stop: AbortSignal): Print => {
  return async (content, folder, onOutput) => {
    const command = [join(PROJECT_FOLDER, 'tools/printSheets.ts'), folder];
    const environment = { CONTENT_FOLDER: content };
    const options = { quiet: true, environment, onOutput, signal: stop };
    const { succeeded, output } = await runNode(command, options);
    if (succeeded) return output;
    const isMissing = /Cannot find (?:module|package)|No Chromium/u.test(output);
    const message = isMissing ? WORDS.noPrinter : WORDS.taskFailed;
    throw new PublishError(message, { details: output.slice(-1000) });
  };
};

/**
 * Prints the brochure and the business cards as PDF files, with the unsaved changes.
 *
 * @param onChange is called when that begins, makes progress or ends
 */
export function createSheets(
  { root, stop, exclusively }: PublishStudio,
  onChange: () => void,
  print: Print = printByCommand(stop),
) {
  const task = createTask(onChange);
  const { taskStaging, sheets: folder } = foldersOf(root);
  let made = 0;
  let sheets: readonly Sheet[] = [];

  async function make(unsaved: UnsavedChanges, report: Report): Promise<void> {
    report(WORDS.check, 0);
    const problems = await exclusively(async () => {
      await stage(root, unsaved, taskStaging);
      return checkContent(taskStaging);
    });
    if (problems.length > 0) throw new PublishError(WORDS.fixFirst);
    report(WORDS.sheets, 0.1);
    await rm(folder, { recursive: true, force: true });
    let printed = '';
    const output = await print(taskStaging, folder, (text) => {
      printed += text;
      const done = [...printed.matchAll(PRINTED)];
      const file = done.at(-1)?.groups?.name;
      if (file !== undefined)
        report(fillIn(WORDS.printing, { file }), 0.5 + (0.5 * done.length) / COUNT);
    });
    sheets = [...output.matchAll(PRINTED)].map(({ groups }) => ({
      name: groups?.name ?? '',
      pages: Number(groups?.pages),
    }));
    made = Date.now();
  }

  return {
    state: (): SheetsState => ({ task: task.state(), sheets, made }),
    make: (unsaved: UnsavedChanges) => task.start((report) => make(unsaved, report)),
  };
}
