import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LARGEST_PHOTO } from '../../words.ts';
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
  warned: readonly { path: string; text: string }[];
}

const MEGABYTE = 1_000_000;
const NONE: Uploads = { done: 0, total: 0, refused: [], warned: [] };
const { gallery: words } = WORDS;

/** By place; outside React, so that uploads go on while another form is open. */
const uploads = createStore<Readonly<Record<string, Uploads>>>(() => ({}));
let queue: Promise<unknown> = Promise.resolve();

export function isUploading(): boolean {
  return Object.values(uploads.getState()).some(({ done, total }) => done < total);
}

async function send(kind: UploadKind, file: string, photo: File): Promise<UploadAnswer> {
  const { name, size } = photo;
  if (size > LARGEST_PHOTO) return { refused: words.tooLarge(name, LARGEST_PHOTO / MEGABYTE) };
  // A folder cannot be read, nor a file whose card was pulled out.
  const start = await photo
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return { refused: words.unreadable(name) };
  const query = new URLSearchParams({ file, name }).toString();
  return post<UploadAnswer>(`/api/${kind}?${query}`, photo).catch((error: unknown) => ({
    refused: words.failed(name, noteOf(error)),
  }));
}

/** Uploads files one after the other, in the order in which they were chosen. */
export function useUploads(path: Path, kind: UploadKind) {
  const { file } = useForm();
  const place = [file, ...path].join(' ');
  const stateOf = () => uploads.getState()[place] ?? NONE;
  const put = (state: Uploads) => uploads.setState({ [place]: state });
  const uploadOne = async (photo: File) => {
    const answer = await send(kind, file, photo);
    const { done, refused, warned, total } = stateOf();
    if ('refused' in answer) {
      put({ done: done + 1, total, refused: [...refused, answer.refused], warned });
      return [];
    }
    const text = [`${photo.name}:`, ...answer.warnings].join(' ');
    const added = answer.warnings.length > 0 ? [{ path: answer.path, text }] : [];
    addMedia({ [answer.path]: answer.time });
    put({ done: done + 1, total, refused, warned: [...warned, ...added] });
    return [answer.src];
  };
  return {
    uploads: useStore(uploads, (all) => all[place] ?? NONE),
    /** Returns the files as the YAML names them. */
    upload: async (chosen: readonly File[]): Promise<string[]> => {
      const now = stateOf();
      const base = now.done < now.total ? now : NONE;
      put({ ...base, total: base.total + chosen.length });
      const sent = chosen.map((photo) => {
        const next = queue.then(() => uploadOne(photo));
        queue = next;
        return next;
      });
      return (await Promise.all(sent)).flat();
    },
    clear: () => put(NONE),
  };
}
