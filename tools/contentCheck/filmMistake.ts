import { posix } from 'node:path';
import type { ContentFolder } from './contentFolder.ts';
import { FILM } from './fileKinds.ts';
import { explainMissingFile } from './missingFile.ts';

/**
 * Says what is wrong with a film: whether it is there, and whether anything is in it.
 *
 * @param folder the content folder; it learns which films are used
 * @param directory folder of the YAML file, inside the content folder
 * @param source the film as the YAML file names it, such as "./clip.mp4"
 * @returns nothing when the film is in order
 */
export function filmMistake(
  folder: ContentFolder,
  directory: string,
  source: string,
): string | undefined {
  const file = posix.join(directory, source);
  if (!folder.use(file)) return explainMissingFile(folder, directory, source, FILM);
  if (folder.sizeOf(file) > 0) return undefined;
  return `names ${source}, which is empty. Export it again.`;
}
