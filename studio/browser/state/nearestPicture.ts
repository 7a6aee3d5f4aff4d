import { pictureNameOf } from '../../../src/logic/mediaExtensions.ts';
import { galleryFile } from '../names.ts';
import { type Files, type Place, valueAt } from './content.ts';
import { type KnownPicture, knownPictures, picturesOf } from './pictures.ts';

/** Pictures that the same list already shows. */
function shownBeside(files: Files, { file, path }: Place): readonly unknown[] {
  const list = valueAt(files[file], path.slice(0, -1));
  return Array.isArray(list) ? list : [];
}

/**
 * The picture of the same gallery to offer in place of one that is gone: the one that stands nearest to
 * its former place. Undefined if the picture is still there, or its gallery has no other.
 *
 * @param former states of the files that may still have the picture, the newest first
 */
export function nearestPicture(
  files: Files,
  former: readonly Files[],
  place: Place,
): KnownPicture | undefined {
  const reference = String(valueAt(files[place.file], place.path));
  const [slug = '', name = ''] = reference.split('/');
  const gallery = galleryFile(slug);
  const known = knownPictures(files).filter(({ file }) => file === gallery);
  if (known.some((one) => one.reference === reference)) return undefined;
  const indexIn = (state: Files) =>
    picturesOf(state, gallery).findIndex(({ src }) => pictureNameOf(src) === name);
  const formerIndex = former.map(indexIn).find((index) => index !== -1) ?? 0;
  const beside = shownBeside(files, place);
  const distance = (picture: KnownPicture) => Math.abs(known.indexOf(picture) - formerIndex);
  const free = known.filter((one) => !beside.includes(one.reference));
  return free.toSorted((one, other) => distance(one) - distance(other))[0];
}
