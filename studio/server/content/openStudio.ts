import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { checkContent, findUnreadable, unknownFiles } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { tidyOriginals } from './originals.ts';
import { applyChanges, NOTHING, save, stage } from './save.ts';
import { PART } from './copyFiles.ts';
import { emptyTrash, KEPT_MS } from './trash.ts';
import { moveFormerUnsaved } from './moveFormerUnsaved.ts';
import type { SaveRequest, UnsavedChanges } from './contentFiles.ts';

/** The preview as the content's side sees it. */
export interface Preview {
  /**
   * Resolves when the site has started and read what it was shown, or at once if it is not starting. Messages
   * about the former changes would count as those about the next.
   */
  whenReady: () => Promise<void>;
  /**
   * Shows other content; resolves when it is written, then `read` when the site has read it. Shows
   * nothing while the site starts, and returns undefined: the site would miss what is written.
   */
  show: (content: string) => Promise<{ read?: Promise<void> } | undefined>;
}

export type StudioServer = ReturnType<typeof openStudio>;
export type CheckAnswer = Awaited<ReturnType<StudioServer['check']>>;

/**
 * A queue: one task at a time, also after one that failed. Unlike `createLimit(1)`, a failure that nobody waits
 * for does not end the process.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Deletes the temporary file of an interrupted save, old removals and originals, and abandoned uploads. */
async function tidy(root: string): Promise<void> {
  moveFormerUnsaved(root);
  await rm(join(root, PART), { force: true });
  await emptyTrash(root, KEPT_MS);
  await tidyOriginals(root);
  const { files } = foldersOf(root);
  for (const file of new ContentFolder(files).files.map((path) => join(files, path)))
    // A hard link has the picture's modification time, but its own change time.
    if (Date.now() - statSync(file).ctimeMs > KEPT_MS) await rm(file);
}

/** @param root whole path of the content folder */
export function openStudio(root: string, stop: AbortSignal, preview: Preview) {
  const { staging: folder } = foldersOf(root);
  const exclusively = createQueue();
  /** Whether the staged content may be shown: it has no problems. */
  let isClean = false;
  /** The changes that were checked last, on their way into the preview; whether it shows them. */
  let showing = Promise.resolve(false);

  /** Shows content when the preview is ready, if it is still wanted then. A save must not wait for that. */
  async function showWhenReady(content: string, isWanted = () => true): Promise<boolean> {
    let shown: Awaited<ReturnType<Preview['show']>> | false;
    do {
      await preview.whenReady();
      shown = await exclusively(async () => isWanted() && preview.show(content));
    } while (shown === undefined);
    if (shown === false) return false;
    await shown.read;
    return true;
  }

  return {
    root,
    stop,
    /** Runs work exclusively. Must not be called from inside itself: deadlock. */
    exclusively,
    /** Tidies up and stages the saved content for the preview, before it starts. */
    prepare: () =>
      exclusively(async () => {
        await tidy(root);
        await stage(root, NOTHING, folder);
        await preview.show(folder);
      }),
    /** Shows other content in the preview until the next check. */
    show: (content: string) => showWhenReady(content),
    /**
     * Checks unsaved changes. Those without problems are then shown in the preview, which takes longer: see
     * `isShown`. `unreadable` are changed files that another program broke: the preview shows the changes, and
     * saving answers the same.
     */
    check: async (unsaved: UnsavedChanges) => {
      const { problems, unreadable } = await exclusively(async () => {
        isClean = false;
        const changed = unsaved.files.map(({ path }) => path);
        const broken = findUnreadable(root, changed);
        await stage(root, unsaved, folder);
        const found = await checkContent(folder);
        isClean = found.length === 0;
        return { problems: found, unreadable: broken };
      });
      // Until it is shown, a save may stage something newer.
      showing =
        problems.length === 0 ? showWhenReady(folder, () => isClean) : Promise.resolve(false);
      // Who asks gets the error.
      showing.catch(() => undefined);
      return { problems, unreadable };
    },
    /** Whether the preview shows the changes that were checked last; resolves when it has read them. */
    isShown: () => showing,
    /** Moves files that the site cannot read to the trash. */
    removeUnknownFiles: () =>
      exclusively(() => applyChanges(root, folder, { written: [], removed: unknownFiles(root) })),
    save: (request: SaveRequest) =>
      exclusively(async () => {
        isClean = false;
        const answer = await save(root, request);
        isClean = 'saved' in answer;
        return answer;
      }),
  };
}
