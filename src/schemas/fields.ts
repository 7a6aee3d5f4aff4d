import { z } from 'astro/zod';
import { placeholdersOf } from '../logic/fillIn.ts';
import { explainPasted } from './pastedSigns.ts';

/*
 * The kinds of field every content shape is built from.
 *
 * A message that starts with "must" says what the field expects; whoever shows it adds what the
 * file holds instead. Any other message is a whole sentence about the field.
 */

/** What an interface word may measure before it breaks a button or a tooltip. */
const MESSAGE_MAX_LENGTH = 60;

/** How many entries a list takes, both ends included. */
export interface ListLimits {
  min: number;
  max: number;
}

/** At the edge of a text nobody sees a space; on a sign that stands beside words, one may be meant. */
const SPACE_AT_EDGE = /^\s|\s$/u;
const PLAIN_SPACE_AT_EDGE = /^[^\S\u00A0\u202F]|[^\S\u00A0\u202F]$/u;

/** Text in one piece; `maxLength` counts the characters the design can carry. */
export function text(description: string, maxLength: number, spaceAtEdge = SPACE_AT_EDGE) {
  const error = `must be one line of text with 1 to ${maxLength} characters`;
  return z
    .string({ error })
    .normalize()
    .min(1, { error })
    .max(maxLength, { error })
    .refine((value) => !/[\n\t]/u.test(value.trim()), {
      error: 'holds a line break or tab; write it on one line, with spaces',
      abort: true,
    })
    .refine((value) => !value.endsWith('\n'), {
      error: 'ends with a line break; write it on one line, or >- instead of >',
      abort: true,
    })
    .refine((value) => !spaceAtEdge.test(value), {
      error: 'begins or ends with a space; remove it',
    })
    .superRefine((value, context) => {
      const message = explainPasted(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .describe(description);
}

/** A sign beside words. A space that does not break may keep it away from them: "«\u00A0", "\u202F%". */
export function sign(description: string, maxLength: number) {
  return text(description, maxLength, PLAIN_SPACE_AT_EDGE);
}

/** An interface word. Each placeholder, such as "{count}", has to occur once, and no other may. */
export function message(
  description: string,
  placeholders: readonly string[] = [],
  maxLength = MESSAGE_MAX_LENGTH,
) {
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

/**
 * A number without decimals, both ends included.
 *
 * @param hint what else the writer has to know, as the end of "must be a whole number from 0 to 9"
 */
export function wholeNumber(description: string, min: number, max: number, hint = '') {
  const error = `must be a whole number from ${min} to ${max}${hint}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(description);
}

/** One of a few fixed words. */
export function choice<const Words extends readonly string[]>(description: string, words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` }).describe(description);
}

/** Several entries of the same kind, in the order in which they are shown. */
export function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  { min, max }: ListLimits,
) {
  const count = min === max ? `${min}` : `${min} to ${max}`;
  const error = `must be a list of ${count} entries`;
  return z.array(entry, { error }).min(min, { error }).max(max, { error }).describe(description);
}

/**
 * A list in which nothing occurs twice.
 *
 * @param nameOf what makes two entries the same, in words the writer finds in the file
 */
export function uniqueList<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  limits: ListLimits,
  nameOf: (entry: z.output<Entry>) => string = String,
) {
  return list(description, entry, limits)
    .superRefine((entries, context) => {
      const names = entries.map(nameOf);
      names.forEach((name, index) => {
        const first = names.indexOf(name);
        if (first === index) return;
        const message = `repeats "${name}" of entry ${first + 1}; every entry may occur once`;
        context.addIssue({ code: 'custom', path: [index], message });
      });
    })
    .describe(description);
}

/** Fields that belong together. A field that is not listed is a mistake, not an extra. */
export function group<const Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}
