import { z } from 'astro/zod';
import { placeholdersOf } from '../logic/fillIn.ts';
import { HOME_SECTIONS, PAGES } from '../routes.ts';
import type { ImageMetadata } from 'astro';

// The content check adds what a field holds to messages that start with "must"; others are whole sentences.

/** What Astro gives a schema: `image` turns a path into the picture's URL and size. */
export interface ImageContext {
  image: () => z.ZodType<ImageMetadata>;
}

/** What forms and the content check know of a field beside its description. */
export interface FieldMarks {
  /** Its label, if its name in the file is not a word. */
  title?: string;
  /** What it holds, if it is not just text. */
  field?:
    | 'picture'
    | 'focusPoint'
    | 'pictureReference'
    | 'galleryReference'
    | 'video'
    | 'link'
    | 'markdown'
    | 'address'
    | 'emphasis'
    | 'underline'
    | 'color'
    | 'logo';
  /** Its value when it is first filled in. */
  start?: string;
  /** Its help in forms, if the description speaks of files. */
  help?: string;
  /** The label of each word of a choice. */
  names?: Readonly<Record<string, string>>;
}

declare module 'astro/zod' {
  interface GlobalMeta extends FieldMarks {
    /** The schema makes the value; it is not in the file. */
    readOnly?: boolean;
  }
}

export type ListLimits = readonly [min: number, max: number];

// Visitors would see all of these: the site shows texts as they are.
const HTML =
  /<!--|<\/?(?:a|b|br|big|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|u|ul)\b[^<>]*>/iu;
const HTML_ENTITY = /&(?:#x?[\da-f]+|[a-z]{2,8});/iu;
const MARKDOWN = /\*\*|__|\]\(/u;
/** A whole text in quotation marks, if it is no placeholder. */
const QUOTED = /^["“”„«»‘‚‹›][^"“”„«»‘‚‹›{]+["“”„«»‘’‹›]$/u;

function explainText(text: string, spaceAtEdge: RegExp): string | undefined {
  if (/[\n\t]/u.test(text.trim()))
    return 'holds a line break or tab; write it on one line, with spaces';
  if (text.endsWith('\n'))
    return 'ends with a line break; write it on one line, or >- instead of >';
  if (spaceAtEdge.test(text)) return 'begins or ends with a space; remove it';
  const [mark] = HTML.exec(text) ?? MARKDOWN.exec(text) ?? [];
  if (mark) return `holds ${mark}, which would be shown as it stands; remove it`;
  const [entity] = HTML_ENTITY.exec(text) ?? [];
  if (entity) return `holds ${entity}, which would be shown as it stands; write the sign itself`;
  return QUOTED.test(text)
    ? `begins with ${text.charAt(0)} and ends with ${text.at(-1)}, which would be shown; remove both`
    : undefined;
}

/** Text on one line; `maxLength` counts the characters the design can carry. */
export function text(description: string, maxLength: number, spaceAtEdge = /^\s|\s$/u) {
  const error = `must be one line of text with 1 to ${maxLength} characters`;
  return z
    .string({ error })
    .normalize()
    .min(1, { error })
    .max(maxLength, { error })
    .superRefine((value, context) => {
      const message = explainText(value, spaceAtEdge);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .describe(description);
}

/** Markdown without HTML and pictures, as the content check makes sure. `place` ends the error message. */
export function markdown(description: string, maxLength: number, place = '') {
  const error = `must be Markdown with 1 to ${maxLength} characters${place}`;
  return z
    .string({ error })
    .min(1, { error })
    .max(maxLength, { error })
    .meta({ description, field: 'markdown' });
}

/** A mark beside words, with a no-break space if need be: "«\u00A0", "\u202F%". */
export function punctuation(description: string) {
  return text(description, 2, /^[^\S\u00A0\u202F]|[^\S\u00A0\u202F]$/u);
}

/** Words of the interface, with each placeholder, such as "{count}", exactly once. */
export function message(description: string, placeholders: readonly string[] = [], maxLength = 60) {
  const wanted = [...placeholders].sort();
  const names = placeholders.map((name) => `{${name}}`).join(' and ');
  const meaning = names ? `${description} The site fills in ${names}.` : description;
  return text(meaning, maxLength).refine(
    (value) => placeholdersOf(value).sort().join() === wanted.join(),
    {
      error: names
        ? `must contain ${names} exactly once, and no other words in braces { }`
        : 'must not contain words in braces { }',
    },
  );
}

/** A number without decimals, both ends included; `hint` ends the error message. */
export function wholeNumber(description: string, min: number, max: number, hint = '') {
  const error = `must be a whole number from ${min} to ${max}${hint}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(description);
}

export function choice<const Words extends readonly string[]>(description: string, words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` }).describe(description);
}

export function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  [min, max]: ListLimits,
  hint = '',
) {
  const count = min === max ? `${min}` : `${min} to ${max}`;
  const error = `must be a list of ${count} entries${hint}`;
  return z.array(entry, { error }).min(min, { error }).max(max, { error }).describe(description);
}

/** A list without duplicates: entries with the same `nameOf`. */
export function uniqueList<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  limits: ListLimits,
  nameOf: (entry: z.output<Entry>) => string = String,
  hint = '',
) {
  return list(description, entry, limits, hint).superRefine((entries, context) => {
    const names = entries.map(nameOf);
    names.forEach((name, index) => {
      const first = names.indexOf(name);
      if (first === index) return;
      const message = `repeats "${name}" of entry ${first + 1}; every entry may occur once`;
      context.addIssue({ code: 'custom', path: [index], message });
    });
  });
}

/** Fields that belong together. Unknown fields are refused. */
export function group<const Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

export const INTERNAL_HREFS: readonly string[] = [
  ...Object.values(PAGES),
  ...HOME_SECTIONS.map((section) => `/#${section}`),
];

/** The content check knows which pages of the owner's own words exist. */
export const LINK_ERROR = `must be one of ${INTERNAL_HREFS.join(', ')}, or a page of your own words such as /imprint`;

/** A page, a section of the home page, or a page of the owner's own words. */
export function internalLink(description: string) {
  return z
    .string({ error: LINK_ERROR })
    .max(255, { error: LINK_ERROR })
    .meta({ description, field: 'link', title: 'Leads to', start: PAGES.home });
}

export function seo() {
  return group('How the page appears in search results.', {
    title: text('Name of the page. The business name is added behind it.', 45),
    description: text('What a visitor finds on the page.', 160),
  }).meta({ title: 'In search results' });
}

export function sectionLabel(maxLength = 48) {
  return text('Label of the section.', maxLength);
}
