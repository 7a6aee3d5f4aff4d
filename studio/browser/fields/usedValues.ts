import { memoise } from '../../../src/logic/memoise.ts';
import { type Files, isObject, leavesOfFile, type Path, type Place } from '../state/content.ts';

const nameOf = (path: Path) => path.filter((part) => typeof part === 'string').join('.');
const folderOf = (file: string) => file.split('/')[0];

/** What the fields of a file say, by their names, such as "story.facts.label". */
const valuesOfFile = memoise((data: object, file): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>();
  for (const { path, value } of leavesOfFile(data, file)) {
    if (typeof value !== 'string' || value === '') continue;
    const name = nameOf(path);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
});

/** What the same field says in the other files of the folder, such as the kinds of room of all galleries. */
export function usedValues(files: Files, { file, path }: Place): string[] {
  const name = nameOf(path);
  const others = Object.entries(files).filter(
    ([other]) => other !== file && folderOf(other) === folderOf(file),
  );
  const used = others.flatMap(([other, data]) =>
    isObject(data) ? (valuesOfFile(data, other).get(name) ?? []) : [],
  );
  return [...new Set(used)].sort((one, another) => one.localeCompare(another));
}
