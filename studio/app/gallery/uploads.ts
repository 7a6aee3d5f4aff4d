import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LARGEST_PHOTO } from '../../photos/limits.ts';
import { noteOf, post } from '../api.ts';
import { useForm } from '../fields/formContext.ts';
import { addMedia } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { UploadAnswer } from '../../types.ts';
import type { Path } from '../state/data.ts';

export type UploadKind = 'photos' | 'logo';

/** What became of the files that were chosen at one place. */
interface Uploads {
  done: number;
  total: number;
  refused: readonly string[];
  warned: readonly { path: string; name: string; warnings: readonly string[] }[];
}

const MEGABYTE = 1_000_000;
const NONE: Uploads = { done: 0, total: 0, refused: [], warned: [] };

/** By place; outside React, so that uploads go on while another form is open. */
const uploads = createStore<Readonly<Record<string, Uploads>>>(() => ({}));
let queue: Promise<unknown> = Promise.resolve();

export function isUploading(): boolean {
  return Object.values(uploads.getState()).some(({ done, total }) => done < total);
}

function change(place: string, make: (now: Uploads) => Partial<Uploads>): void {
  const now = uploads.getState()[place] ?? NONE;
  uploads.setState({ [place]: { ...now, ...make(now) } });
}

/** A folder, and a file whose card was pulled out, cannot be read. */
function isReadable(photo: File): Promise<boolean> {
  const start = photo.slice(0, 1).arrayBuffer();
  return start.then(
    () => true,
    () => false,
  );
}

async function send(kind: UploadKind, file: string, photo: File): Promise<UploadAnswer> {
  const { name, size } = photo;
  if (size > LARGEST_PHOTO)
    return { refused: WORDS.gallery.tooLarge(name, LARGEST_PHOTO / MEGABYTE) };
  if (!(await isReadable(photo))) return { refused: WORDS.gallery.unreadable(name) };
  const query = new URLSearchParams({ file, name }).toString();
  return post<UploadAnswer>(`/api/${kind}?${query}`, photo).catch((error: unknown) => ({
    refused: WORDS.gallery.failed(name, noteOf(error)),
  }));
}

async function sendAll(kind: UploadKind, file: string, place: string, chosen: readonly File[]) {
  const sources: string[] = [];
  for (const photo of chosen) {
    const answer = await send(kind, file, photo);
    if ('refused' in answer) {
      change(place, ({ refused }) => ({ refused: [...refused, answer.refused] }));
    } else {
      addMedia(answer);
      sources.push(answer.src);
      const news = { path: answer.path, name: photo.name, warnings: answer.warnings };
      if (news.warnings.length > 0) change(place, ({ warned }) => ({ warned: [...warned, news] }));
    }
    change(place, ({ done }) => ({ done: done + 1 }));
  }
  return sources;
}

/** Uploads files one after the other, in the order in which they were chosen. */
export function useUploads(path: Path, kind: UploadKind) {
  const { file } = useForm();
  const place = [file, ...path].join(' ');
  return {
    uploads: useStore(uploads, (all) => all[place] ?? NONE),
    /** Returns the files as the YAML names them. */
    upload: (chosen: readonly File[]): Promise<string[]> => {
      const add = ({ done, total }: Uploads) =>
        done < total ? { total: total + chosen.length } : { ...NONE, total: chosen.length };
      change(place, add);
      const sent = queue.then(() => sendAll(kind, file, place, chosen));
      queue = sent;
      return sent;
    },
    clear: () => change(place, () => NONE),
  };
}
