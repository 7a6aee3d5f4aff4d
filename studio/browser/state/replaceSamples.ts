import { type EditableFiles, type Files } from './content.ts';
import { picturesOf, replacePicture } from './pictures.ts';
import { type Gallery, withPictures } from '../../shared/gallery.ts';

/** The first picture of a gallery that is one of the samples; -1 for none. */
function firstSample(files: Files, file: string, samples: readonly string[]): number {
  return picturesOf(files, file).findIndex(({ src }) => samples.includes(src));
}

/**
 * Puts a photograph into a gallery, in place of the first sample that is left, or else at its end. Every
 * reference to the sample follows; the words about it go.
 *
 * @param samples file names as the gallery names them, such as "./03-pantry.jpg"
 */
export function replaceNextSample(
  files: EditableFiles,
  file: string,
  samples: readonly string[],
  src: string,
): void {
  const index = firstSample(files, file, samples);
  if (index === -1) {
    files[file] = withPictures(files[file] as Gallery | null, [{ src }]);
    return;
  }
  replacePicture(files, { file, path: ['pictures', index, 'src'] }, src);
  (files[file] as Gallery).pictures[index] = { src, alt: '' };
}
