import { posix } from 'node:path';
import { closestWord } from '../../src/logic/closestWord.ts';
import type { ContentFolder } from './contentFolder.ts';
import { suggestion } from './mistake.ts';

/**
 * Says that a file a YAML file names is not there, and which one was probably meant.
 *
 * @param folder the content folder
 * @param directory folder of the YAML file, inside the content folder
 * @param source the file as the YAML file names it, such as "./01-shelves.jpg"
 * @param kind pattern of the files that could have been meant
 */
export function explainMissingFile(
  folder: ContentFolder,
  directory: string,
  source: string,
  kind: RegExp,
): string {
  const neighbours = folder.files
    .filter((file) => file.startsWith(`${directory}/`) && kind.test(file))
    .map((file) => `./${posix.relative(directory, file)}`);
  const guess = suggestion(closestWord(source, neighbours));
  return `names ${source}, which does not exist.${guess || ' Put the file there, or remove the entry.'}`;
}
