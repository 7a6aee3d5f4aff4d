import { memoise } from '../../../src/logic/memoise.ts';
import { HOME } from '../../../src/routes.ts';
import { addressOfFile, isRemovable, pageFiles } from '../names.ts';
import {
  type EditableFiles,
  type FileLeaf,
  type Files,
  formOf,
  isObject,
  kindOf,
  leavesOf,
  leavesOfFile,
  type Path,
  setAt,
  slugOf,
  valueAt,
} from './content.ts';
import { linkPattern, REDIRECTS, sectionsOf } from './pages.ts';
import type { Field } from '../../shared/forms/formFields.ts';

const LINKS: readonly Field['kind'][] = ['link', 'address', 'markdown'];

const linkLeaves = memoise((data: object, file) =>
  leavesOfFile(data, file).filter(({ field }) => LINKS.includes(field.kind)),
);

/** The fields of other files that lead to an address or to a section of that page. */
function linksTo(files: Files, file: string): FileLeaf[] {
  const { source } = linkPattern(addressOfFile(file) ?? '');
  const pattern = new RegExp(source, 'u');
  return Object.entries(files).flatMap(([other, data]) =>
    isObject(data) && other !== file
      ? linkLeaves(data, other).filter(({ value }) => pattern.test(String(value)))
      : [],
  );
}

function countLinks(files: Files, file: string): number {
  return linksTo(files, file).filter((leaf) => leaf.file !== REDIRECTS).length;
}

/** What a page or gallery is needed for. */
export interface Uses {
  /** The files that show photographs of a gallery. */
  showing: string[];
  /** The number of links that lead to its page. */
  links: number;
  /** Whether other pages show it as a service. */
  isService: boolean;
}

export function usesOf(files: Files, file: string): Uses {
  const slug = slugOf(file);
  const isShown = ({ field, value }: FileLeaf) =>
    (field.kind === 'galleryReference' && value === slug) ||
    (field.kind === 'pictureReference' && String(value).startsWith(`${slug ?? ''}/`));
  const showing = leavesOf(files).filter((leaf) => leaf.file !== file && isShown(leaf));
  return {
    showing: slug === undefined ? [] : [...new Set(showing.map((leaf) => leaf.file))],
    links: countLinks(files, file),
    isService: isShownService(files[file]),
  };
}

function isShownService(data: unknown): boolean {
  const service = valueAt(data, ['service']);
  return service !== undefined && valueAt(service, ['hidden']) !== true;
}

const isNamedInMenu = (data: unknown) => valueAt(data, ['menu']) !== undefined;

/** Whether nothing leads to a page: no link, no menu, no card of a service. */
export const isUnreachable = memoise((files: Files, file): boolean => {
  const isPage = pageFiles(files).includes(file) && isRemovable(file) && files[file] !== undefined;
  // Nothing leads to a draft.
  if (!isPage || valueAt(files[file], ['draft']) === true) return false;
  const sections = sectionsOf(files, file);
  // Every page leads to the site map in its footer.
  const isReached = sections.some(
    (section) => isNamedInMenu(section) || valueAt(section, ['kind']) === 'site-map',
  );
  if (isReached || isNamedInMenu(files[file]) || isShownService(files[file])) return false;
  return countLinks(files, file) === 0;
});

/** The field at a path of a file. */
function fieldAt(files: Files, file: string, path: Path): Field | undefined {
  return path.reduce<Field | undefined>((outer, part, index) => {
    const group = outer && kindOf(outer, valueAt(files[file], path.slice(0, index)));
    return typeof part === 'number' ? group?.entry : group?.fields?.find(({ key }) => key === part);
  }, formOf(file));
}

/** An entry with more fields, such as a label and its address, is more than a link. */
const MOST_FIELDS_OF_LINK = 3;

/** The list entry that is nothing but this link, if its list can do without it. */
function spareEntry(files: Files, { file, path }: FileLeaf): Path | undefined {
  const entry = path.slice(0, -1);
  const list = valueAt(files[file], entry.slice(0, -1));
  const { key, min = 0 } = fieldAt(files, file, entry.slice(0, -1)) ?? {};
  if (!Array.isArray(list) || list.length <= min || key === 'sections') return undefined;
  const fields = Object.keys(Object(valueAt(files[file], entry)) as object);
  return fields.length <= MOST_FIELDS_OF_LINK ? entry : undefined;
}

/**
 * Takes out every link to a page. Where a link is needed, it leads to the home page; former addresses of
 * the page lead there as well.
 */
export function leaveOutLinks(files: EditableFiles, file: string): void {
  const route = RegExp.escape(addressOfFile(file) ?? '');
  const inText = new RegExp(String.raw`\[([^\]]*)\]\(${route}(?:#[^)]*)?\)`, 'gu');
  // The last ones first: a removed entry moves those after it.
  for (const leaf of linksTo(files, file).toReversed()) {
    const at = [leaf.file, ...leaf.path];
    const entry = spareEntry(files, leaf);
    if (leaf.field.kind === 'markdown')
      setAt(files, at, String(leaf.value).replaceAll(inText, '$1'));
    else if (leaf.field.isOptional) setAt(files, at, undefined);
    else if (leaf.file === REDIRECTS || entry === undefined) setAt(files, at, HOME);
    else
      (valueAt(files[leaf.file], entry.slice(0, -1)) as unknown[]).splice(Number(entry.at(-1)), 1);
  }
}
