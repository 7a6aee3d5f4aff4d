import { type Gallery, withPictures } from '../../shared/gallery.ts';
import { type EditableFiles, setAt } from './content.ts';
import { picturesOf, referenceOf, usesOf } from './pictures.ts';

/** A picture of a gallery, and what its copy in another gallery is called. */
export interface PictureMove {
  file: string;
  src: string;
  to: { file: string; src: string; video?: string | undefined };
}

/** Moves a picture with its words to the end of another gallery. Every reference to it follows. */
export function movePicture(files: EditableFiles, { file, src, to }: PictureMove): void {
  const pictures = picturesOf(files, file);
  const picture = pictures.find((one) => one.src === src);
  if (!picture || files[to.file] === undefined) return;
  const video = to.video === undefined ? {} : { video: to.video };
  const uses = usesOf(files, referenceOf(file, src));
  const moved = { ...picture, src: to.src, ...video };
  files[to.file] = withPictures(files[to.file] as Gallery | null, [moved]);
  setAt(
    files,
    [file, 'pictures'],
    pictures.filter((one) => one.src !== src),
  );
  for (const use of uses) setAt(files, [use.file, ...use.path], referenceOf(to.file, to.src));
}
