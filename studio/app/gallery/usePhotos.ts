import { useCallback, useSyncExternalStore } from 'react';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { oneAtATime } from '../../content/oneAtATime.ts';
import { LARGEST_PHOTO } from '../../photos/limits.ts';
import { pack } from '../../photos/parcel.ts';
import { PHOTO_WORDS } from '../../words.ts';
import { noteOf, write } from '../ask.ts';
import { pictureFolder } from '../names.ts';
import { picturePath } from '../state/draft.ts';
import { takenNames } from '../state/pictures.ts';
import { useLatest, useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import type { ImportedPhoto, RefusedPhoto } from '../../photos/types.ts';
import type { Path } from '../state/data.ts';

type Taken = (Omit<ImportedPhoto, 'bytes'> & { source: string }) | RefusedPhoto;

/** What became of photographs that were chosen. */
export interface PhotoNews {
  done: number;
  total: number;
  refused: readonly RefusedPhoto[];
  warned: readonly { name: string; warnings: string[] }[];
}

const MEGABYTE = 1_000_000;
const NOTHING: PhotoNews = { done: 0, total: 0, refused: [], warned: [] };

/** What is to be told at a place, also to whoever comes back to its form. */
const told = new Map<string, PhotoNews>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(place: string, news: Partial<PhotoNews>): void {
  told.set(place, { ...NOTHING, ...told.get(place), ...news });
  for (const listener of listeners) listener();
}

/** Whether photographs are being read: they are in no words yet, and would be lost with the window. */
export function arePhotosComing(): boolean {
  return [...told.values()].some(({ done, total }) => done < total);
}

function refusalOf({ name }: File, reason: string): RefusedPhoto {
  return { ok: false, name, reason };
}

/**
 * Sends a photograph to the studio's server, unless it is one that would not be read.
 *
 * @param folder where it will lie
 * @param taken names in use there
 */
async function send(
  kind: string,
  photo: File,
  folder: string,
  taken: readonly string[],
): Promise<Taken> {
  const isReadable = await photo
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  // A folder, or a file whose card was pulled out or that is only in a cloud.
  if (!isReadable) return refusalOf(photo, fillIn(PHOTO_WORDS.unreadable, { name: photo.name }));
  const query = new URLSearchParams({ name: photo.name, folder }).toString();
  if (photo.size <= LARGEST_PHOTO) return write<Taken>(`/api/${kind}?${query}`, pack(taken, photo));
  return refusalOf(photo, WORDS.gallery.tooLarge(photo.name, LARGEST_PHOTO / MEGABYTE));
}

/** They stand in the order in which they were chosen. */
const queue = oneAtATime();

/** Takes photographs into the folder of a file, one after the other, so that the window stays quick. */
export function usePhotos(file: string, path: Path, kind: 'photo' | 'logo' = 'photo') {
  const { state, dispatch } = useWindow();
  const place = [file, ...path].join(' ');
  const news = useSyncExternalStore(listen, () => told.get(place) ?? NOTHING);
  const latest = useLatest(state);
  const takeAll = useCallback(
    async (chosen: readonly File[]) => {
      const folder = pictureFolder(file);
      const taken = takenNames(latest.current, file).map((name) => name.slice(folder.length));
      const photos: { src: string }[] = [];
      tell(place, { done: 0, total: chosen.length });
      for (const [index, photo] of chosen.entries()) {
        const result = await send(kind, photo, picturePath(file, folder), taken).catch(
          (error: unknown) => refusalOf(photo, WORDS.gallery.notSent(photo.name, noteOf(error))),
        );
        if (result.ok) {
          const src = `./${folder}${result.name}`;
          photos.push({ src });
          dispatch({ type: 'took', sources: { [picturePath(file, src)]: result.source } });
        }
        const { refused, warned } = told.get(place) ?? NOTHING;
        tell(place, {
          done: index + 1,
          refused: result.ok ? refused : [...refused, result],
          warned: result.ok && result.warnings.length > 0 ? [...warned, result] : warned,
        });
      }
      return photos;
    },
    [latest, file, place, kind, dispatch],
  );
  const take = useCallback(
    (chosen: readonly File[]) => {
      const { done, total } = told.get(place) ?? NOTHING;
      // What was said of earlier ones is read by now.
      if (done === total) tell(place, NOTHING);
      return queue(() => takeAll(chosen));
    },
    [takeAll, place],
  );
  return { take, news, forget: () => tell(place, NOTHING) };
}
