import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

const FORMER_ENQUIRY = 'draft.yaml';
const ENQUIRY = 'enquiry.yaml';
const REDIRECT_TEXTS = `redirect:
  title: This page has moved
  link: Go to the page
`;

/** A part of a text, from its first character to the one after its last. */
type Range = readonly [start: number, end: number];

/** Gives the fields that were renamed in December 2026 their names of today. Returns what it did. */
export function renameContent(root: string): string[] {
  return [...renameEnquiryFile(root), ...renameTowns(root), ...addRedirectTexts(root)];
}

function renameEnquiryFile(root: string): string[] {
  const [before, now] = [join(root, FORMER_ENQUIRY), join(root, ENQUIRY)];
  if (!existsSync(before) || existsSync(now)) return [];
  renameSync(before, now);
  rewrite(now, (text) => text.replace('draft.schema.json', 'enquiry.schema.json'));
  return [`${FORMER_ENQUIRY} is called ${ENQUIRY} now.`];
}

/** The town of a customer was called `place`. */
function renameTowns(root: string): string[] {
  return globSync('pages/*.yaml', { cwd: root }).flatMap((name) => {
    const path = join(root, name);
    const ranges = placeKeysIn(readFileSync(path, 'utf8'));
    if (ranges.length === 0) return [];
    rewrite(path, (text) => replaceRanges(text, ranges, 'town'));
    return [`${name}: the field "place" of testimonials is called "town" now.`];
  });
}

function placeKeysIn(text: string): Range[] {
  const sections = parseDocument(text).get('sections');
  const groups = isSeq(sections) ? sections.items.filter((section) => isMap(section)) : [];
  return groups
    .filter((section) => section.get('kind') === 'testimonials')
    .flatMap((section) => {
      const others = section.get('others');
      const customers = isSeq(others) ? others.items.filter((customer) => isMap(customer)) : [];
      return [section, ...customers].flatMap(placeKeyOf);
    });
}

function placeKeyOf(group: YAMLMap): Range[] {
  return group.items.flatMap(({ key }) =>
    isScalar(key) && key.value === 'place' && key.range ? [[key.range[0], key.range[1]]] : [],
  );
}

/** Redirect pages had no texts of their own. */
function addRedirectTexts(root: string): string[] {
  const path = join(root, 'messages.yaml');
  if (!existsSync(path) || parseDocument(readFileSync(path, 'utf8')).has('redirect')) return [];
  rewrite(path, (text) => `${text.trimEnd()}\n${REDIRECT_TEXTS}`);
  return ['messages.yaml has two new texts in English, at its end: translate them.'];
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Replaces several parts of a text, from its end, so that the others stay where they are. */
function replaceRanges(text: string, ranges: readonly Range[], by: string): string {
  return ranges
    .toSorted(([one], [other]) => other - one)
    .reduce((before, [start, end]) => before.slice(0, start) + by + before.slice(end), text);
}
