import { z } from 'astro/zod';
import { SECONDS_FIELD, STUDIO_TRAP } from '../../../src/logic/enquiryTarget.ts';
import type { Writing } from './enquiry.ts';

/** Nobody writes an enquiry faster; programs do. In seconds. */
const LEAST_SECONDS = 3;
/** Control characters, also those that turn the direction of writing. */
const CONTROL = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;
const BREAKS = /\r\n?|[\u2028\u2029]/gu;

/** Text on one line, as a header of an e-mail needs it. */
function line(longest: number) {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .replaceAll(CONTROL, '')
        .trim(),
    )
    .pipe(z.string().max(longest));
}

const message = z
  .string()
  .default('')
  .transform((text) =>
    text
      .replaceAll(BREAKS, '\n')
      .split('\n')
      .map((one) => one.replaceAll('\t', ' ').replaceAll(CONTROL, '').trimEnd())
      .join('\n')
      .trim(),
  )
  .pipe(z.string().max(10_000));

const schema = z.object({
  name: line(200),
  email: line(254),
  phone: line(40),
  subject: line(200),
  message,
  [SECONDS_FIELD]: z.string().default(''),
  [STUDIO_TRAP]: z.string().default(''),
});

/** What is missing or wrong, as the words of the form name it. */
export type MissingField = 'name' | 'contact' | 'email' | 'message';

export interface ReceivedFields {
  writing: Writing;
  /** Whether a program seems to have written it: it filled in what people do not see, or was too fast. */
  isSuspicious: boolean;
  missing: MissingField[];
}

function missingIn({ name, email, phone, message: text }: Writing): MissingField[] {
  const missing: MissingField[] = [];
  if (name === '') missing.push('name');
  if (email === '' && phone === '') missing.push('contact');
  if (email !== '' && !z.email().safeParse(email).success) missing.push('email');
  if (text === '') missing.push('message');
  return missing;
}

/** Reads the fields of a form; undefined if one is too long or is a file. */
export function readFields(fields: Record<string, unknown>): ReceivedFields | undefined {
  const { data } = schema.safeParse(fields);
  if (!data) return undefined;
  const { [SECONDS_FIELD]: seconds, [STUDIO_TRAP]: trap, ...writing } = data;
  // Without scripts, nobody counts the seconds.
  const isTooFast = seconds !== '' && !(Number(seconds) >= LEAST_SECONDS);
  return { writing, isSuspicious: isTooFast || trap !== '', missing: missingIn(writing) };
}
