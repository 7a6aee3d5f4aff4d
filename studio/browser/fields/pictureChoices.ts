import { galleryFiles, nameOfFile } from '../names.ts';
import { hasWords } from '../search/hasWords.ts';
import { type KnownPicture, knownPictures } from '../state/pictures.ts';
import type { Files } from '../state/content.ts';

/** Galleries are open, from the first, until so many photographs are shown. */
const SHOWN_AT_ONCE = 80;

export interface GalleryChoice {
  file: string;
  name: string;
  pictures: readonly KnownPicture[];
  isOpen: boolean;
}

/**
 * The photographs whose title, description or gallery has all words, by gallery.
 *
 * @param first the gallery that comes first, after those whose name has all words
 */
export function pictureChoices(files: Files, wanted: string, first?: string): GalleryChoice[] {
  const byGallery = Map.groupBy(knownPictures(files), ({ file }) => file);
  const isNamed = (file: string) => wanted !== '' && hasWords(nameOfFile(files, file), wanted);
  const rankOf = (file: string) => 2 * Number(isNamed(file)) + Number(file === first);
  const galleries = galleryFiles(files).sort((one, other) => rankOf(other) - rankOf(one));
  let shown = 0;
  const choices: GalleryChoice[] = [];
  for (const file of galleries) {
    const name = nameOfFile(files, file);
    const pictures = (byGallery.get(file) ?? []).filter(({ title = '', alt }) =>
      hasWords(`${name} ${title} ${alt}`, wanted),
    );
    if (pictures.length === 0) continue;
    const isOpen = shown === 0 || shown + pictures.length <= SHOWN_AT_ONCE;
    if (isOpen) shown += pictures.length;
    choices.push({ file, name, pictures, isOpen });
  }
  return choices;
}
