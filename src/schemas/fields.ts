import { z } from 'astro/zod';
import { placeholdersOf } from '../logic/fillIn.ts';
import { HOME } from '../routes.ts';
import { SCHEMA_WORDS } from './words.ts';
import type { ImageMetadata } from 'astro';

/** Astro's schema context: `image` turns a path into the picture's URL and size. */
export interface ImageContext {
  image: () => z.ZodType<ImageMetadata>;
}

/** Metadata of a field for forms and the content check, beside its description. */
export interface FieldMarks {
  /** Label, if the field's name is not a word. */
  title?: string;
  /** Kind of value, if not plain text. */
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
    | 'color'
    | 'logo'
    | 'switch'
    | 'anchor'
    | 'oldAddress'
    | 'date'
    | 'schedule';
  /** What the value must be, such as "one of page, email"; for messages and docs/reference.md. */
  expected?: string;
  /** Initial value. */
  start?: string;
  /** Lines of a text that may have several. */
  lines?: number;
  /** Drawing of a kind of section, as an SVG path in a box of 48 by 32. */
  drawing?: string;
  /** Help in forms, if the description is about files. */
  help?: string;
  /** The keyboard that phones open, and what browsers fill in. */
  input?: 'email' | 'tel' | 'url';
  /** Forms offer what the same field says in other files. */
  offersUsed?: boolean;
  /** Labels of the options of a choice. */
  names?: Readonly<Record<string, string>>;
}

declare module 'astro/zod' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the interface is Zod's
  interface GlobalMeta extends FieldMarks {}
}

const ANCHOR = /^[a-z][a-z0-9-]*$/u;

/** The limit of sitemap.xml (sitemaps.org). */
const URL_MAX_LENGTH = 2047;

export type ListLimits = readonly [min: number, max: number];

// The site shows texts unchanged, so visitors would see this markup.
const HTML =
  /<!--|<\/?(?:a|b|br|big|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|u|ul)\b[^<>]*>/iu;
const HTML_ENTITY = /&(?:#x?[\da-f]+|[a-z]{2,8});/iu;
const MARKDOWN = /\*\*|__|\]\(/u;
/** A text in quotation marks, without placeholders. */
const QUOTED = /^["“”„«»‘‚‹›][^"“”„«»‘‚‹›{]+["“”„«»‘’‹›]$/u;

function explainText(text: string, spaceAtEdge: RegExp): string | undefined {
  if (/[\n\t]/u.test(text.trim())) return SCHEMA_WORDS.lineBreak;
  if (text.endsWith('\n')) return SCHEMA_WORDS.lastLineBreak;
  if (spaceAtEdge.test(text)) return SCHEMA_WORDS.spaceAtEdge;
  const [mark] = HTML.exec(text) ?? MARKDOWN.exec(text) ?? [];
  if (mark) return SCHEMA_WORDS.markup(mark);
  const [entity] = HTML_ENTITY.exec(text) ?? [];
  if (entity) return SCHEMA_WORDS.entity(entity);
  return QUOTED.test(text) ? SCHEMA_WORDS.quoted : undefined;
}

/** Text on one line; the design has room for `maxLength` characters. */
export function text(description: string, maxLength: number, spaceAtEdge = /^\s|\s$/u) {
  return z
    .string()
    .normalize()
    .min(1)
    .max(maxLength)
    .superRefine((value, context) => {
      const message = explainText(value, spaceAtEdge);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ description, expected: `one line of text with 1 to ${maxLength} characters` });
}

/** Text on up to `lines` lines, such as a postal address. */
export function textLines(description: string, maxLength: number, lines: number) {
  const expected = `text with 1 to ${maxLength} characters, on up to ${lines} lines`;
  return z
    .string()
    .normalize()
    .trim()
    .min(1)
    .max(maxLength)
    .superRefine((value, context) => {
      const all = value.split('\n');
      const message = all.map((line) => explainText(line, /^\s|\s$/u)).find(Boolean);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
      else if (all.length > lines) context.addIssue({ code: 'custom', params: { expected } });
    })
    .meta({ description, expected, lines });
}

/** Markdown; the content check refuses HTML and pictures. `place` ends the expectation. */
export function markdown(description: string, maxLength: number, place = '') {
  const expected = `Markdown with 1 to ${maxLength} characters${place}`;
  return z.string().min(1).max(maxLength).meta({ description, expected, field: 'markdown' });
}

/** One or two characters beside words, such as "«\u00A0" or "\u202F%". */
export function punctuation(description: string) {
  return text(description, 2, /^[^\S\u00A0\u202F]|[^\S\u00A0\u202F]$/u);
}

/** Interface text with each placeholder, such as "{count}", exactly once. */
export function message(description: string, placeholders: readonly string[] = [], maxLength = 60) {
  const wanted = [...placeholders].sort();
  const names = placeholders.map((name) => `{${name}}`);
  const meaning = names.length > 0 ? `${description} Keep ${names.join(' and ')}.` : description;
  return text(meaning, maxLength).superRefine((value, context) => {
    if (placeholdersOf(value).sort().join() === wanted.join()) return;
    const { and, message: withNames, plainMessage } = SCHEMA_WORDS;
    const expected = names.length > 0 ? withNames(names.join(and)) : plainMessage;
    context.addIssue({ code: 'custom', params: { expected } });
  });
}

/** An integer from `min` to `max`; `hint` ends the expectation. */
export function wholeNumber(description: string, min: number, max: number, hint = '') {
  const expected = `a whole number from ${min} to ${max}${hint}`;
  return z.int().min(min).max(max).meta({ description, expected });
}

export function choice<const Values extends readonly string[]>(
  description: string,
  values: Values,
) {
  return z.enum(values).meta({ description, expected: `one of ${values.join(', ')}` });
}

export function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  [min, max]: ListLimits,
  hint = '',
) {
  const count = min === max ? `${min}` : `${min} to ${max}`;
  const expected = `a list of ${count} entries${hint}`;
  return z.array(entry).min(min).max(max).meta({ description, expected });
}

/** A list whose entries differ by `nameOf`. */
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
      const message = SCHEMA_WORDS.repeats(name, first + 1);
      context.addIssue({ code: 'custom', path: [index], message });
    });
  });
}

/** A group of fields. Unknown fields are errors. */
export function group<const Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

export function toggle(description: string) {
  return z.boolean().meta({ description, expected: 'true or false', field: 'switch' });
}

/** A page of the site or a section of one, which the content check looks up. */
export function internalLink(description: string) {
  const expected = 'a page or section of this site, such as /portfolio or /#about';
  return z
    .string()
    .max(255)
    .meta({ description, expected, title: 'Leads to', start: HOME, field: 'link' });
}

/** The word for a page or section in the menu of the header. */
export function menuEntry(description: string) {
  return text(description, 18).meta({ title: 'In the menu' }).optional();
}

/** Whether a section that the menu names has an id. */
function isReachable(section: object): boolean {
  return !('menu' in section) || 'id' in section;
}

/**
 * A section of a page.
 *
 * @param kind the name of its folder in src/sections/
 * @param drawing for the owner who adds one: an SVG path in a box of 48 by 32
 */
export function section<const Kind extends string, const Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  drawing: string,
  shape: Shape,
) {
  return group(description, {
    kind: z.literal(kind).describe('What kind of section this is.'),
    ...shape,
    id: z
      .string()
      .max(40)
      .regex(ANCHOR)
      .meta({
        description: 'Links can lead here: about is /#about on the home page.',
        expected: 'a name of a to z, digits and hyphens, such as about',
        title: 'Name in links',
        field: 'anchor',
      })
      .optional(),
    menu: menuEntry('Word in the menu. It needs a “Name in links”.'),
    hidden: toggle('Keeps the section in the file and off the page.')
      .meta({ title: 'Hidden' })
      .optional(),
  })
    .refine(isReachable, { path: ['menu'], error: () => SCHEMA_WORDS.needsName })
    .meta({ description, drawing });
}

/** Checks white space first: `URL` ignores it. */
export function isHttps(value: string): boolean {
  return !/\s/u.test(value) && URL.parse(value)?.protocol === 'https:';
}

/** A URL; `repair` formats the suggestion: "https://www.xn--kche-0ra.de/" for "www.küche.de". */
export function url(
  description: string,
  expected: string,
  isValid = isHttps,
  repair = ({ href }: URL): string => href,
) {
  return z
    .string()
    .max(URL_MAX_LENGTH)
    .superRefine((value, context) => {
      if (isValid(value)) return;
      const parsed = URL.parse(`https://${value.trim().replace(/^(?:https?:)?\/*/iu, '')}`);
      const isDomain = parsed?.hostname.includes('.') && !parsed.username && !value.startsWith('@');
      const advice = parsed && isDomain ? SCHEMA_WORDS.write(repair(parsed)) : '';
      context.addIssue({ code: 'custom', params: { expected, advice } });
    })
    .meta({ description, expected, field: 'address', input: 'url' });
}

/** The whole address of a page elsewhere. */
export function webAddress(description: string) {
  return url(description, 'a full address that starts with https://').meta({ title: 'Address' });
}

export function seo() {
  return group('How the page appears in search results.', {
    title: text('Name of the page. The business name is added after it.', 45),
    description: text('What a visitor finds on the page.', 160),
  }).meta({ title: 'In search results' });
}

export function sectionLabel(maxLength = 48) {
  return text('Label of the section.', maxLength);
}
