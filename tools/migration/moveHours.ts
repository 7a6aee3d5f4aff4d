import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, type YAMLMap } from 'yaml';
import { editYaml } from '../../studio/server/content/writeYaml.ts';

interface HoursLine {
  days: string;
  hours?: string;
}

/** The opening hours of sections become those of the business. Returns what it did. */
export function moveHours(root: string): string[] {
  const business = join(root, 'business.yaml');
  if (!existsSync(business)) return [];
  const found: HoursLine[][] = [];
  const changes = globSync('pages/*.yaml', { cwd: root })
    // The hours of the home page win.
    .toSorted(
      (one, other) => Number(other.endsWith('home.yaml')) - Number(one.endsWith('home.yaml')),
    )
    .flatMap((name) => {
      const isChanged = rewrite(join(root, name), (document) => takeHours(document, found));
      return isChanged ? [`${name}: opening hours are in business.yaml now.`] : [];
    });
  const [hours] = found;
  const isChanged = rewrite(business, (document) => setHours(document, hours));
  return isChanged ? [...changes, 'business.yaml: opening hours are a list now.'] : changes;
}

/** Changes a YAML file; returns whether it differs then. */
function rewrite(path: string, change: (document: Document.Parsed) => void): boolean {
  const before = readFileSync(path, 'utf8');
  const after = editYaml(before, change);
  if (after === before) return false;
  writeFileSync(path, after);
  return true;
}

/** Takes the hours out of the sections of a page. Different ones than the first stay, as a text. */
function takeHours(document: Document.Parsed, found: HoursLine[][]): void {
  const sections = document.get('sections');
  if (!isSeq(sections)) return;
  for (const section of sections.items) {
    if (!isMap(section) || section.get('kind') !== 'hours' || !section.has('entries')) continue;
    const { entries } = section.toJSON() as { entries: HoursLine[] };
    section.delete('entries');
    found.push(entries);
    if (JSON.stringify(entries) !== JSON.stringify(found[0])) becomeText(section, entries);
  }
}

function becomeText(section: YAMLMap, entries: readonly HoursLine[]): void {
  const area = section.get('area');
  const lines = entries.map(({ days, hours = '' }) => `- ${days}: ${hours}`);
  section.delete('area');
  section.set('kind', 'text');
  section.set('text', [...lines, ...(typeof area === 'string' ? ['', area] : []), ''].join('\n'));
}

/** The business had its hours on one line, such as "Monday to Friday, 9 to 5". */
function setHours(document: Document.Parsed, hours: readonly HoursLine[] | undefined): void {
  const before = document.get('hours');
  const after = hours ?? (typeof before === 'string' ? [splitLine(before)] : undefined);
  if (after && !isSeq(before)) document.set('hours', document.createNode(after));
}

function splitLine(line: string): HoursLine {
  const [, days, hours] = /^(.+), ?([^,]{1,40})$/u.exec(line) ?? [];
  return days === undefined || hours === undefined ? { days: line } : { days, hours };
}
