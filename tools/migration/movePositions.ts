import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseDocument } from 'yaml';
import { editYaml } from '../../studio/server/content/writeYaml.ts';
import { NEEDED_PAGES } from '../../src/routes.ts';

interface PageFile {
  path: string;
  name: string;
  text: string;
  position?: number;
  service?: unknown;
}

const DEFAULT_POSITION = 50;

/** The positions of pages become one order of all pages in business.yaml. Returns what it did. */
export function movePositions(root: string): string[] {
  const business = join(root, 'business.yaml');
  const pages = globSync('pages/*.yaml', { cwd: root }).map((file) => readPage(join(root, file)));
  const placed = pages.filter(({ position }) => position !== undefined);
  if (placed.length === 0 || !existsSync(business)) return [];
  const order = pages
    .filter(({ name }) => !NEEDED_PAGES.includes(name))
    .sort(compare)
    .map(({ name }) => name);
  for (const { path, text } of placed)
    writeFileSync(
      path,
      editYaml(text, (document) => void document.delete('position')),
    );
  const before = readFileSync(business, 'utf8');
  writeFileSync(
    business,
    editYaml(before, (document) => {
      if (!document.has('order')) document.set('order', document.createNode(order));
    }),
  );
  return ['The positions of pages are one list now, "order" in business.yaml.'];
}

function readPage(path: string): PageFile {
  const text = readFileSync(path, 'utf8');
  const data = Object(parseDocument(text).toJS()) as Pick<PageFile, 'position' | 'service'>;
  return { ...data, path, text, name: parse(path).name };
}

/** By position; equal ones services first, then by name. */
function compare(one: PageFile, other: PageFile): number {
  const placeOf = ({ position = DEFAULT_POSITION }: PageFile) => position;
  const rankOf = ({ service }: PageFile) => (service === undefined ? 2 : 1);
  const isBefore = one.name < other.name;
  return placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other) || (isBefore ? -1 : 1);
}
