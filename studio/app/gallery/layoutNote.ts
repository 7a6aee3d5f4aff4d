import { nameOfFile } from '../names.ts';
import { valueAt } from '../state/data.ts';
import { picturesOf } from '../state/pictures.ts';
import { formOf, studio } from '../state/store.ts';
import { WORDS } from '../words.ts';

/** What she is told if a gallery has another layout than before. */
export function layoutNote(gallery: string, before: unknown): string {
  const { files } = studio.getState();
  const layout = String(valueAt(files[gallery], ['layout']));
  if (layout === valueAt(before, ['layout'])) return '';
  const field = formOf(gallery)?.fields?.find(({ key }) => key === 'layout');
  const count = picturesOf(files, gallery).length;
  return WORDS.gallery.layout(nameOfFile(files, gallery), field?.names?.[layout] ?? layout, count);
}
