import { sharingSourceOf } from '../../../src/data/sharingSource.ts';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { asPicture, type Picture } from '../../shared/gallery.ts';
import { addressOfFile, FIRST_FILE, galleryFile, isWordsFile, pageFiles } from '../names.ts';
import { type Files, type Path, slugOf, valueAt } from '../state/content.ts';
import { sectionsOf } from '../state/pages.ts';
import { knownPictures, picturesOf } from '../state/pictures.ts';
import type { Section } from '../../../src/schemas/pages.ts';

/** How search engines and messages show a page. */
export interface FoundPage {
  /** In the search result: with the name of the business, as the site writes it. */
  documentTitle: string;
  /** In a message. */
  title: string;
  description: string;
  siteName: string;
  /** The whole address of the page. */
  url: string;
  /** In a message, with the file that names it. */
  picture: (Picture & { file: string }) | undefined;
  /** The group or file with title and description. */
  words: Path;
  /** Search engines are asked not to list it. */
  isUnlisted: boolean;
  /** The description says no more than the title. */
  isUndescribed: boolean;
}

const textAt = (data: unknown, path: Path): string => {
  const value = valueAt(Object(data), path);
  return typeof value === 'string' ? value : '';
};

/** The sections of a page that visitors see, as the site reads them. */
function shownSections(files: Files, file: string): Section[] {
  const slug = slugOf(file);
  if (slug !== undefined) return [{ kind: 'project', gallery: slug }];
  const shown = sectionsOf(files, file).filter((section) => !valueAt(Object(section), ['hidden']));
  return shown as Section[];
}

/** The picture that a group refers to, with its own focus point. */
function referencedPicture(files: Files, reference: unknown) {
  const { name, position } = Object(reference) as Partial<Record<'name' | 'position', string>>;
  const known = knownPictures(files).find((picture) => picture.reference === name);
  return known && { ...known, ...(position !== undefined && { position }) };
}

function galleryPicture(files: Files, slug: string) {
  const file = galleryFile(slug);
  const story = valueAt(files[file], ['story']);
  if (story !== undefined) return referencedPicture(files, valueAt(story, ['picture']));
  const [first] = picturesOf(files, file);
  return first && { ...first, file };
}

/** The file whose words name this picture, as it stands there. */
function holderOf(files: Files, picture: unknown): string | undefined {
  const holds = (data: unknown): boolean =>
    data === picture || (data instanceof Object && Object.values(data).some(holds));
  return pageFiles(files).find((file) => holds(files[file]));
}

function sharingPicture(files: Files, file: string): FoundPage['picture'] {
  const all = [FIRST_FILE, ...pageFiles(files)].flatMap((page) => shownSections(files, page));
  const source = sharingSourceOf(shownSections(files, file), all);
  if (source === undefined) return undefined;
  if ('gallery' in source) return galleryPicture(files, source.gallery);
  const holder = holderOf(files, source.picture);
  return holder === undefined ? undefined : { ...asPicture(source.picture), file: holder };
}

/** Where the title and the description of a page stand. */
function wordsOf(file: string): { group: Path; title: string; description: Path } {
  if (slugOf(file) !== undefined)
    return { group: [], title: 'title', description: ['story', 'intro'] };
  const group = isWordsFile(file) ? [] : ['seo'];
  return { group, title: 'title', description: [...group, 'description'] };
}

/** How a page is found and shared, with the unsaved words. */
export function foundPage(files: Files, file: string): FoundPage {
  const { group, title: key, description: descriptionPath } = wordsOf(file);
  const { 'business.yaml': business, 'messages.yaml': messages } = files;
  const siteName = textAt(business, ['name']);
  const title = textAt(files[file], [...group, key]);
  const description = textAt(files[file], descriptionPath);
  const named = documentTitle(textAt(messages, ['document', 'title']), title, siteName);
  const isUnlisted = valueAt(files[file], ['unlisted']) === true;
  return {
    documentTitle: named,
    // The site tells messages nothing of an unlisted page.
    title: isUnlisted ? named : title,
    description: isUnlisted ? '' : description,
    siteName,
    url: textAt(business, ['siteUrl']) + (addressOfFile(file) ?? ''),
    picture: isUnlisted ? undefined : sharingPicture(files, file),
    words: [...group, key],
    isUnlisted,
    isUndescribed: description.trim() === title.trim(),
  };
}

/** The title of the document; the page's own while the pattern has a placeholder that is unknown. */
function documentTitle(pattern: string, page: string, business: string): string {
  try {
    return fillIn(pattern, { page, business });
  } catch {
    return page;
  }
}
