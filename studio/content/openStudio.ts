import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { checkContent } from './checkContent.ts';
import { layOut } from './layOut.ts';
import { draftOf, filesOf, previewOf } from './places.ts';
import { applyDraft, save } from './save.ts';
import { PART, sync } from './sync.ts';
import { forgetOld, KEPT_MS } from './trash.ts';
import type { Draft, DraftAnswer, SaveAnswer, Studio } from '../types.ts';

const UNCHANGED: Draft = { files: [], removed: [] };

/** The studio with what only its own routes need. */
export interface OpenStudio extends Studio {
  /** Finishes an interrupted save, tidies up and lays out the preview, before it starts. */
  prepare: () => Promise<void>;
  /** Checks a draft, and shows it in the preview if it has no problems. */
  check: (draft: Draft) => Promise<DraftAnswer>;
  save: (draft: Draft) => Promise<SaveAnswer>;
  /** Media that the last draft names, and uploads since. */
  inUse: Set<string>;
}

/** A queue: one task at a time, also after one that failed. */
function createQueue(): Studio['alone'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Deletes uploads that were given up, and the temporary file of an interrupted save. */
async function tidy(root: string): Promise<void> {
  await rm(join(root, PART), { force: true });
  await forgetOld(root);
  const files = new ContentFolder(filesOf(root));
  for (const file of files.files.map((path) => files.pathOf(path)))
    if (Date.now() - statSync(file).mtimeMs > KEPT_MS) await rm(file);
}

/** @param hasRead resolves once the development server has read what is written from now on */
export function openStudio({
  root,
  stop,
  hasRead,
}: Pick<Studio, 'root' | 'stop'> & { hasRead: () => Promise<unknown> }): OpenStudio {
  const alone = createQueue();
  let version = 0;
  const inUse = new Set<string>();

  /** `read` resolves when the development server has read the change; no save waits for it. */
  const syncPreview = async (folder: string) => {
    // Listens from the start: the server may read the first file before the last is written.
    const read = hasRead();
    const isChanged = await sync(folder, previewOf(root));
    if (isChanged) version += 1;
    return { version, read: isChanged ? read : undefined };
  };
  const layOutDraft = async (draft: Draft) => {
    const laid = await layOut(root, draft, draftOf(root));
    inUse.clear();
    laid.named.forEach((path) => inUse.add(path));
    return laid;
  };

  return {
    root,
    stop,
    alone,
    show: async (content) => {
      const shown = await alone(() => syncPreview(content));
      await shown.read;
      return shown.version;
    },
    prepare: () =>
      alone(async () => {
        await tidy(root);
        const laid = await layOutDraft(UNCHANGED);
        if (laid.removed.length > 0) await applyDraft(root, draftOf(root), laid);
        await sync(draftOf(root), previewOf(root));
      }),
    check: async (draft) => {
      const { problems, shown } = await alone(async () => {
        await layOutDraft(draft);
        const found = await checkContent(draftOf(root));
        return {
          problems: found,
          shown: found.length > 0 ? undefined : await syncPreview(draftOf(root)),
        };
      });
      await shown?.read;
      return { problems, version: shown?.version ?? version };
    },
    save: (draft) => alone(() => save(root, draft)),
    inUse,
  };
}
