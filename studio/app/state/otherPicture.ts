import { slugOf } from '../names.ts';
import { type Path, valueAt, withValue } from './data.ts';
import { pointedAnew, referenceOf } from './pictures.ts';
import type { FormOf } from './draft.ts';
import type { Files, Place } from './work.ts';

/** Words with another picture at a place: the point that stays in sight there was one of the picture before. */
export function withPicture(data: unknown, path: Path, picture: string | undefined): unknown {
  if (valueAt(data, path) === picture) return data;
  const chosen = withValue(data, path, picture);
  const point = [...path.slice(0, -1), 'position'];
  return valueAt(data, point) === undefined ? chosen : withValue(chosen, point, undefined);
}

/**
 * Files with another photograph at a place. Whatever shows a picture of a gallery shows the one that stands
 * there now, and nothing keeps a point of the one before.
 */
export function withPhoto(files: Files, formOf: FormOf, { file, path }: Place, src: string): Files {
  const before = valueAt(files[file], path);
  const replaced = { [file]: withPicture(files[file], path, src) };
  if (slugOf(file) === undefined || typeof before !== 'string') return replaced;
  const names = [referenceOf(file, before), referenceOf(file, src)] as const;
  return { ...replaced, ...pointedAnew({ ...files, ...replaced }, formOf, names, withPicture) };
}
