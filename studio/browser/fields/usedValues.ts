import { type Files, isObject, leavesOfFile, type Path, type Place } from '../state/content.ts';

const nameOf = (path: Path) => path.filter((part) => typeof part === 'string').join('.');
const folderOf = (file: string) => file.split('/')[0];

/** What the same field says in the other files of the folder, such as the kinds of room of all galleries. */
export function usedValues(files: Files, { file, path }: Place): string[] {
  const name = nameOf(path);
  const used = new Set<string>();
  for (const [other, data] of Object.entries(files)) {
    if (other === file || folderOf(other) !== folderOf(file)) continue;
    for (const leaf of isObject(data) ? leavesOfFile(data, other) : []) {
      const { value } = leaf;
      if (typeof value === 'string' && value !== '' && nameOf(leaf.path) === name) used.add(value);
    }
  }
  return [...used].sort((one, another) => one.localeCompare(another));
}
