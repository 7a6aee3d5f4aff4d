import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { editYaml } from '../../studio/server/content/writeYaml.ts';

/** The people of a section `about` become a section after it. Returns what it did. */
export function movePeople(root: string): string[] {
  return globSync('pages/*.yaml', { cwd: root })
    .toSorted()
    .flatMap((name) => {
      const path = join(root, name);
      const before = readFileSync(path, 'utf8');
      const after = editYaml(before, (document) => movePeopleOfPage(document));
      if (after === before) return [];
      writeFileSync(path, after);
      return [
        `${name}: the people of "about" are a section of their own now; give it a label of its own.`,
      ];
    });
}

function movePeopleOfPage(document: Document.Parsed): void {
  const sections = document.get('sections');
  if (!isSeq(sections)) return;
  sections.items = sections.items.flatMap((section) => {
    if (!isMap(section) || section.get('kind') !== 'about') return [section];
    const people = section.get('people');
    if (!isSeq(people)) return [section];
    section.delete('people');
    return people.items.length === 0
      ? [section]
      : [section, peopleSection(document, section, people)];
  });
}

/** A section with the label of the one that the people were in. */
function peopleSection(document: Document.Parsed, about: YAMLMap, people: YAMLSeq): YAMLMap {
  for (const person of people.items) if (isMap(person)) renameKey(person, 'trade', 'role');
  const start = { kind: 'people', label: about.get('label') };
  const section = document.createNode(start) as unknown as YAMLMap;
  section.add(document.createPair('entries', people));
  if (about.get('hidden') === true) section.set('hidden', true);
  return section;
}

function renameKey(group: YAMLMap, from: string, to: string): void {
  for (const { key } of group.items) if (isScalar(key) && key.value === from) key.value = to;
}
