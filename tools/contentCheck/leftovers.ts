import { closestWord } from '../../src/logic/closestWord.ts';
import type { ContentFolder } from './contentFolder.ts';
import { FILM, OTHER_FILM, OTHER_PICTURE, PICTURE, YAML } from './fileKinds.ts';
import { galleryFileOf, galleryFolders } from './galleryFolders.ts';
import { suggestion, type Mistake } from './mistake.ts';

function explainLeftover(file: string, possibleFiles: readonly string[]): string {
  if (PICTURE.test(file) || FILM.test(file))
    return 'is not used. Name it in a YAML file or delete it.';
  if (FILM.test(file.toLowerCase()))
    return 'has its ending in capital letters. Rename it to end in .mp4 or .webm.';
  if (OTHER_PICTURE.test(file))
    return 'is a kind of picture this site cannot use. Save it as jpg, png or webp.';
  if (OTHER_FILM.test(file))
    return 'is a kind of film this site cannot use. Save it as mp4 or webm.';
  if (!YAML.test(file))
    return 'does not belong here. Only YAML files, pictures and films do. Move it elsewhere.';
  const guess = suggestion(closestWord(file, possibleFiles));
  return `is not a file of this site.${guess || ' A new page needs a developer; otherwise delete it.'}`;
}

/**
 * Files that nothing has used.
 *
 * @param folder the content folder, after everything in it has been read
 * @param singleFiles files every site has, such as "pages/home.yaml"
 */
export function leftovers(folder: ContentFolder, singleFiles: readonly string[]): Mistake[] {
  const possibleFiles = [...singleFiles, ...galleryFolders(folder).map(galleryFileOf)];
  return folder.unused().map((file) => ({ file, message: explainLeftover(file, possibleFiles) }));
}
