import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { checkContent } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { applyDraft, layOut, save } from './save.ts';
import { PART, sync } from './sync.ts';
import { emptyTrash, KEPT_MS } from './trash.ts';
import type { Draft, DraftAnswer, SaveAnswer } from '../types.ts';

/** What the routes of the server share. */
export type Studio = ReturnType<typeof openStudio>;

/** A queue: one task at a time, also after one that failed. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Deletes the temporary file of an interrupted save, old removals, and uploads that were given up. */
async function tidy(root: string): Promise<void> {
  await rm(join(root, PART), { force: true });
  await emptyTrash(root, KEPT_MS);
  const { files } = foldersOf(root);
  for (const file of new ContentFolder(files).files.map((path) => join(files, path)))
    // A link has the time of its picture, but a change time of its own.
    if (Date.now() - statSync(file).ctimeMs > KEPT_MS) await rm(file);
}

/**
 * @param root whole path of the content folder
 * @param hasRead resolves once the development server has read what is written from now on
 */
export function openStudio({
  root,
  stop,
  hasRead,
}: {
  root: string;
  stop: AbortSignal;
  hasRead: () => Promise<unknown>;
}) {
  const { draft: folder, preview } = foldersOf(root);
  const alone = createQueue();
  const inUse = new Set<string>();
  let version = 0;

  /** `read` resolves when the development server has read the change; no save waits for it. */
  const syncPreview = async (content: string) => {
    // Listens from the start: the server may read the first file before the last is written.
    const read = hasRead();
    const isChanged = await sync(content, preview);
    if (isChanged) version += 1;
    return { version, read: isChanged ? read : undefined };
  };
  const layOutDraft = async (draft: Draft) => {
    const laid = await layOut(root, draft, folder);
    inUse.clear();
    laid.named.forEach((path) => inUse.add(path));
    return laid;
  };

  return {
    root,
    stop,
    /** Runs work while no save runs; must not be called inside of itself. */
    alone,
    /** Media that the last draft names, and uploads since. */
    inUse,
    /** Finishes an interrupted save, tidies up and lays out the preview, before it starts. */
    prepare: () =>
      alone(async () => {
        await tidy(root);
        await applyDraft(root, folder, await layOutDraft({ files: [], removed: [] }));
        await sync(folder, preview);
      }),
    /** Shows other content in the preview until the next draft; returns the preview's version. */
    show: async (content: string): Promise<number> => {
      const shown = await alone(() => syncPreview(content));
      await shown.read;
      return shown.version;
    },
    /** Checks a draft, and shows it in the preview if it has no problems. */
    check: async (draft: Draft): Promise<DraftAnswer> => {
      const { problems, shown } = await alone(async () => {
        await layOutDraft(draft);
        const found = await checkContent(folder);
        return { problems: found, shown: found.length > 0 ? undefined : await syncPreview(folder) };
      });
      await shown?.read;
      return { problems, version: shown?.version ?? version };
    },
    save: (draft: Draft): Promise<SaveAnswer> => alone(() => save(root, draft)),
  };
}
