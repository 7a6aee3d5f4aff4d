import type { ContentFile } from '../../content/types.ts';
import type { Files, State } from './work.ts';

/** The words of files as they lie on the disk. */
export function wordsOf(saved: readonly ContentFile[]): Files {
  return Object.fromEntries(saved.map(({ path, data }) => [path, data]));
}

/** The records of files, with others for some of them, or none. */
export function withRecords(
  saved: readonly ContentFile[],
  paths: readonly string[],
  records: readonly ContentFile[],
): ContentFile[] {
  return [...saved.filter(({ path }) => !paths.includes(path)), ...records];
}

/** The steps that can be taken back or done again, with other words in them. */
export function atEveryStep(
  { past, future }: State,
  change: (files: Files) => Files,
): Pick<State, 'past' | 'future'> {
  const changed = (steps: State['past']) =>
    steps.map((step) => ({ ...step, files: change(step.files) }));
  return { past: changed(past), future: changed(future) };
}
