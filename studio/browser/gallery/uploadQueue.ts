import { createStore } from 'zustand/vanilla';
import { answerOf, fail, noteOf, TakenOver, Unreachable } from '../api.ts';
import { untilEditing } from '../state/connection.ts';
import { picturesOf } from '../state/pictures.ts';
import { addMedia, studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { UploadAnswer } from '../../server/http/uploadRoutes.ts';

const { gallery: words } = WORDS;

/** Sends a photograph, or names one that the server has, to be stored for a file of words. */
export type StoreUpload = (
  query: { file: string; name: string },
  photo: File | null,
) => Promise<{ json: () => Promise<UploadAnswer> }>;

/** A photograph that the server is to store. */
export interface Upload {
  name: string;
  /** Has the server store it. */
  store: StoreUpload;
  /** Missing if the server has it already. */
  photo?: File;
  /** Runs once the gallery names the photograph. */
  onNamed?: () => Promise<unknown>;
}

/** Names a stored photograph; `isFirst` of those that were chosen together. */
export type OnUploaded = (source: string, isFirst: boolean) => void;

/** One that has not arrived. */
interface Failed {
  file: string;
  chosen: Upload;
  reason: string;
  onUploaded: OnUploaded;
}

const NONE = {
  done: 0,
  total: 0,
  /** A photograph waits until the studio answers again. */
  isWaiting: false,
  notes: [] as readonly string[],
  failed: [] as readonly Failed[],
};

/** Outside React, so that uploads continue while another form is open. */
export const uploads = createStore(() => NONE);

export function isUploading(): boolean {
  const { done, total, failed } = uploads.getState();
  return done < total || failed.length > 0;
}

/** Forgets what she was told about the uploads. */
export function closeReport(): void {
  uploads.setState(NONE);
}

/** Shows what she should know about the uploads. */
function addNotes(...notes: string[]): void {
  uploads.setState((state) => ({ notes: [...state.notes, ...notes] }));
}

/** Cut off this often, a photograph is left for "Try again". */
const MOST_TRIES = 10;

/** Sends a photograph; without a connection, waits for it and sends it again. */
async function send(file: string, chosen: Upload): Promise<UploadAnswer> {
  const { name, store, photo } = chosen;
  // Folders and files on a removed card cannot be read.
  await photo?.slice(0, 1).arrayBuffer();
  for (let tries = 1; ; tries += 1) {
    try {
      return await answerOf(store({ file, name }, photo ?? null));
    } catch (error) {
      const isWaiting = error instanceof Unreachable || error instanceof TakenOver;
      if (!isWaiting || tries === MOST_TRIES) throw error;
    }
    uploads.setState({ isWaiting: true });
    await untilEditing();
    uploads.setState({ isWaiting: false });
  }
}

function isNamed(file: string, src: string): boolean {
  return picturesOf(studio.getState().files, file).some((picture) => picture.src === src);
}

/** Whether a file is of another kind. Systems do not know the type of each photograph. */
function isOtherKind(photo: File | undefined): boolean {
  return photo !== undefined && photo.type !== '' && !photo.type.startsWith('image/');
}

/** Stores one photograph and names it in the gallery, or tells why not. */
async function uploadOne(
  file: string,
  chosen: Upload,
  onStored: (source: string) => void,
): Promise<void> {
  const { name, onNamed, photo } = chosen;
  // A film would be sent in vain.
  if (isOtherKind(photo)) {
    addNotes(words.refused(words.otherKind(name)));
    return;
  }
  const answer = await send(file, chosen);
  if ('refused' in answer) {
    addNotes(words.refused(answer.refused));
    return;
  }
  const { path, src, time, warnings } = answer;
  const index = picturesOf(studio.getState().files, file).findIndex((one) => one.src === src);
  if (index === -1) {
    addMedia({ [path]: time });
    onStored(src);
    addNotes(...warnings.map((warning) => words.warned(name, warning)));
  } else addNotes(words.refused(words.already(name, index)));
  // Its gallery may have been removed meanwhile.
  if (isNamed(file, src)) await onNamed?.().catch(fail);
}

/** Uploads files one after the other; each joins its gallery as soon as it is stored. */
export async function upload(
  file: string,
  chosen: readonly Upload[],
  onUploaded: OnUploaded,
): Promise<void> {
  const { done: before, total } = uploads.getState();
  const isRunning = before < total;
  uploads.setState((state) => ({
    done: isRunning ? before : 0,
    total: (isRunning ? total : 0) + chosen.length,
    notes: isRunning ? state.notes : [],
  }));
  let isFirst = true;
  const onStored = (source: string) => {
    onUploaded(source, isFirst);
    isFirst = false;
  };
  for (const one of chosen) {
    await uploadOne(file, one, onStored).catch((error: unknown) => {
      const failed: Failed = { file, chosen: one, reason: noteOf(error), onUploaded };
      uploads.setState((state) => ({ failed: [...state.failed, failed] }));
    });
    uploads.setState(({ done }) => ({ done: done + 1 }));
  }
}

/** Sends those again that have not arrived, in their order. */
export function tryAgain(): void {
  const { failed } = uploads.getState();
  uploads.setState({ failed: [] });
  for (const group of Map.groupBy(failed, ({ onUploaded }) => onUploaded).values()) {
    const chosen = group.map((one) => one.chosen);
    const [first] = group;
    if (first) void upload(first.file, chosen, first.onUploaded);
  }
}
