import { answerOf } from '../api.ts';
import { putBack } from '../state/takeBack.ts';
import { type Place, setAt } from '../state/content.ts';
import { addMedia, edit, goTo } from '../state/store.ts';
import type { Restored } from '../../server/content/restore.ts';

/** Restores a removal, a version or a copy as an unsaved edit. */
export async function bringBack(
  request: Promise<{ json: () => Promise<Restored> }>,
): Promise<void> {
  const { files, media, removed, places } = await answerOf(request);
  const [file] = files;
  const nowhere = { file: '', path: [] };
  const place: Place = file ? { file: file.path, path: [] } : (places[0] ?? nowhere);
  addMedia(media);
  edit(place, (state) => {
    for (const path of removed) setAt(state, [path], undefined);
    for (const { path, data } of files) state[path] = data;
    putBack(state, places);
  });
  goTo(place);
}
