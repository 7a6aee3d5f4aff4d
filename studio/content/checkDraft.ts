import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import { SAVE_WORDS } from '../words.ts';
import { disk } from './disk.ts';
import { layOutDraft } from './draft.ts';
import { isRunning } from './lock.ts';
import { oneAtATime } from './oneAtATime.ts';
import { cacheOf, measuredOf } from './places.ts';
import type { Issue } from '../../content-check/issue.ts';
import type { Draft, Mistake } from './types.ts';

const queue = oneAtATime();

/** Each process has its own, or the draft of one would be laid over that of another while it is checked. */
const FOLDER = 'checked-';

/** A mistake as the content check names it, for forms. */
export function asMistake({ file, path = [], message, line }: Issue): Mistake {
  const field = path.map((part) => (typeof part === 'number' ? part : String(part)));
  return { file, field, message, line };
}

/** Photographs that were removed elsewhere since the draft took them up. */
function lostPhotos({ photos }: Draft): Mistake[] {
  return photos
    .filter(({ source }) => !existsSync(source))
    .map(({ path }) => ({ file: path, field: [], message: SAVE_WORDS.lost }));
}

/**
 * Lets the site's own content check look at the content as it would be with a draft. Nothing of the
 * content folder is written.
 *
 * @returns every mistake; none when the draft may be saved
 */
export function checkDraft(root: string, draft: Draft): Promise<Mistake[]> {
  return queue(async () => {
    const lost = lostPhotos(draft);
    if (lost.length > 0) return lost;
    const { folder } = await layOutDraft(root, draft, `${FOLDER}${process.pid}`);
    const mistakes = await checkContentFolder(folder, measuredOf(root));
    return mistakes.map(asMistake);
  });
}

/** Removes what ended processes have laid out to be checked. */
export async function forgetCheckedDrafts(root: string): Promise<void> {
  const names = await readdir(cacheOf(root)).catch(() => []);
  const left = names.filter(
    (name) => name.startsWith(FOLDER) && !isRunning(Number(name.slice(FOLDER.length))),
  );
  for (const name of left) await disk.rm(join(cacheOf(root), name));
}
