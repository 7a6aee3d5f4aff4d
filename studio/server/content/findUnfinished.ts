import { NEEDED_PAGES, TERMS } from '../../../src/routes.ts';
import { LAUNCH_WORDS } from '../../shared/words.ts';
import type { Path } from '../../../src/logic/walk.ts';
import type { ContentFile } from './contentFiles.ts';

/** What an owner has to finish before the launch. */
export interface Unfinished {
  file: string;
  /** Empty for the whole file. */
  field: Path;
  what: string;
  advice: string;
  /** What the site can do without: a field, an entry of a list, or [] for the whole file. */
  leaveOut?: Path;
}

/** Kinds of section that say nothing by themselves. */
const WITHOUT_CONTENT: readonly unknown[] = ['heading'];

const fieldOf = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (Object(value) as Record<string, unknown>)[part], data);

const isEmptyPage = (data: unknown): boolean => {
  const sections = fieldOf(data, ['sections']);
  const isBare = (section: unknown) =>
    fieldOf(section, ['hidden']) === true || WITHOUT_CONTENT.includes(fieldOf(section, ['kind']));
  return (
    fieldOf(data, ['service']) === undefined && Array.isArray(sections) && sections.every(isBare)
  );
};

/** A page without anything on it, and one that search engines cannot describe. */
function findInPage({ path: file, data }: ContentFile): Unfinished[] {
  const [folder, name = ''] = file.replace(/\.\w+$/u, '').split('/');
  const own = { pages: ['seo'], words: [] }[folder ?? ''];
  // A draft is not on the site.
  if (own === undefined || data === undefined || fieldOf(data, ['draft']) === true) return [];
  const field = [...own, 'description'];
  const title = String(fieldOf(data, [...own, 'title']));
  if (folder === 'pages' && !NEEDED_PAGES.includes(name) && isEmptyPage(data))
    return [{ file, field: [], what: title, advice: LAUNCH_WORDS.emptyPage, leaveOut: [] }];
  const isUndescribed = fieldOf(data, field) === title && fieldOf(data, ['unlisted']) !== true;
  return isUndescribed ? [{ file, field, what: title, advice: LAUNCH_WORDS.description }] : [];
}

const MESSAGES = 'messages.yaml';
const TERMS_LABEL = ['footer', 'termsLabel'];

/** The word for the terms in every footer, while there is no page that it leads to. */
function findDeadWords(files: readonly ContentFile[]): Unfinished[] {
  const messages = files.find(({ path }) => path === MESSAGES)?.data;
  const label = fieldOf(messages, TERMS_LABEL);
  const hasTerms = files.some(({ path }) => path === `words${TERMS}.md`);
  if (typeof label !== 'string' || hasTerms) return [];
  const { deadWord: advice } = LAUNCH_WORDS;
  return [{ file: MESSAGES, field: TERMS_LABEL, what: label, advice, leaveOut: TERMS_LABEL }];
}

/** Empty pages, pages without a description, and words that lead nowhere. */
export function findUnfinished(files: readonly ContentFile[]): Unfinished[] {
  return [...files.flatMap(findInPage), ...findDeadWords(files)];
}
