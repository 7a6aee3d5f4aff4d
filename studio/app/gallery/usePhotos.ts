import { useCallback, useState } from 'react';
import { write } from '../ask.ts';
import { pictureFolder } from '../names.ts';
import { picturePath } from '../state/draft.ts';
import { takenNames } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import type { ImportedPhoto, RefusedPhoto } from '../../photos/types.ts';

type Taken = (Omit<ImportedPhoto, 'bytes'> & { source: string }) | RefusedPhoto;

/** What became of photographs that were chosen. */
export interface PhotoNews {
  done: number;
  total: number;
  refused: readonly RefusedPhoto[];
  warned: readonly { name: string; warnings: string[] }[];
}

const NOTHING: PhotoNews = { done: 0, total: 0, refused: [], warned: [] };

/** Takes photographs into the folder of a file, one after the other, so that the window stays quick. */
export function usePhotos(file: string, kind: 'photo' | 'logo' = 'photo') {
  const { state, dispatch, setNote } = useWindow();
  const [news, setNews] = useState(NOTHING);
  const take = useCallback(
    async (chosen: readonly File[]) => {
      const folder = pictureFolder(file);
      const taken = takenNames(state, file).map((name) => name.slice(folder.length));
      const photos: { src: string }[] = [];
      setNews({ ...NOTHING, total: chosen.length });
      for (const [index, photo] of chosen.entries()) {
        const query = new URLSearchParams([
          ['name', photo.name],
          ...taken.map((name) => ['taken', name]),
        ]);
        const result = await write<Taken>(`/api/${kind}?${query.toString()}`, photo).catch(
          () => undefined,
        );
        if (!result) setNote(WORDS.silent);
        if (result?.ok) {
          taken.push(result.name);
          const src = `./${folder}${result.name}`;
          photos.push({ src });
          dispatch({ type: 'took', sources: { [picturePath(file, src)]: result.source } });
        }
        setNews(({ refused, warned, total }) => ({
          total,
          done: index + 1,
          refused: result && !result.ok ? [...refused, result] : refused,
          warned: result?.ok && result.warnings.length > 0 ? [...warned, result] : warned,
        }));
      }
      return photos;
    },
    [state, file, kind, dispatch, setNote],
  );
  return { take, news, forget: () => setNews(NOTHING) };
}
