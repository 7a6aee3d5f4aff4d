import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { placeholdersOf } from '../../src/logic/fillIn.ts';
import { COLLECTIONS } from '../../src/schemas/collections.ts';
import { writeSecondBusiness } from '../support/contentFolder.ts';
import * as kinds from '../../src/sections/kinds.ts';
import { exampleOfSection } from '../../tools/reference/examples.ts';
import type { ImageMetadata } from 'astro';
import type { ImageContext } from '../../src/schemas/fields.ts';

/** The widest letters first; texts have no spaces. */
const LETTERS = 'MWQOGDHNUCKRAVXYZBPESTFLJI';
const RTL_LANGUAGE = 'ar';

type Entry = Record<string, unknown>;

interface SectionEntry extends Entry {
  kind: string;
}

interface PageFile {
  sections: SectionEntry[];
}

/** Offset between the first letters of two texts, so that no text contains the next. */
const STRIDE = 5;
let written = 0;
/** Characters. */
const SHORT_MARKDOWN = 300;

/** Pages that unique links are made up of. */
const ROUTES = ['/', '/home-space-organizing', '/interior-styling', '/portfolio', '/site-map'];

const CONTEXT: ImageContext = { image: () => z.custom<ImageMetadata>(() => true) };

/** Every kind of section, by its name. */
export const ALL_KINDS = Object.values(kinds).map((kind): string => kind(CONTEXT).shape.kind.value);

/** Replaces a folder by the content of the second business with every text and list at its limit. */
export function writeLongestContent(folder: string): void {
  writeSecondBusiness(folder);
  // Without a logo, the name takes more room.
  rmSync(join(folder, 'logo.svg'));
  addMissingKinds(folder);
  for (const { pattern, schema } of Object.values(COLLECTIONS)) {
    for (const name of globSync(pattern, { cwd: folder })) {
      const file = join(folder, name);
      const own = parse(readFileSync(file, 'utf8')) as Entry;
      const data = fill(schema(CONTEXT), { ...own, logo: undefined });
      writeFileSync(file, stringify(data, { lineWidth: 0 }));
    }
  }
}

/** Adds each kind of section that the second business does not have, as its example shows it. */
function addMissingKinds(folder: string): void {
  const home = join(folder, 'pages/home.yaml');
  const page = parse(readFileSync(home, 'utf8')) as PageFile;
  const present = kindsIn(folder);
  const missing = ALL_KINDS.filter((kind) => !present.has(kind));
  for (const kind of missing)
    page.sections.push({ ...(parse(exampleOfSection(kind)) as SectionEntry), id: kind });
  if (missing.length > 0) writeFileSync(home, stringify(page, { lineWidth: 0 }));
}

/** The kinds of section on all pages of a content folder. */
export function kindsIn(folder: string): Set<string> {
  const files = globSync('pages/*.yaml', { cwd: folder });
  const pages = files.map((name) => parse(readFileSync(join(folder, name), 'utf8')) as PageFile);
  return new Set(pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)));
}

/** The data of a field or file with every text and list at its limit. All texts are distinct. */
function fill(shape: z.ZodType, value: unknown): unknown {
  if (shape instanceof z.ZodOptional) {
    const inner = shape.unwrap() as z.ZodType;
    // The optional colours have no length; a later service has no pictures.
    const isGroup = inner instanceof z.ZodObject || inner instanceof z.ZodArray;
    const isLeftOut = isGroup && value === undefined;
    return isLeftOut ? undefined : fill(inner, value);
  }
  if (shape instanceof z.ZodPipe) return fill(shape.out as z.ZodType, value);
  if (shape instanceof z.ZodUnion) {
    const kind = shape.options.find((option) => (option as z.ZodType).safeParse(value).success);
    return fill(kind as z.ZodType, value);
  }
  if (shape instanceof z.ZodObject) return fillGroup(shape, value as Entry);
  if (shape instanceof z.ZodArray) return fillList(shape, value as unknown[]);
  if (shape instanceof z.ZodNumber) return shape.maxValue ?? value;
  if (shape instanceof z.ZodString) return fillString(shape, value as string | undefined);
  return value;
}

function fillString(shape: z.ZodString, value: string | undefined): string | undefined {
  const { field, description = '' } = shape.meta() ?? {};
  const length = shape.maxLength ?? 0;
  if (field === 'markdown') return writeMarkdown(length);
  // References, files and colours have no length of their own.
  if (field !== undefined && field !== 'emphasis' && field !== 'address') return value;
  const candidates = [
    write(length, placeholdersOf(value ?? '')),
    '+'.padEnd(length, '4'),
    '@wide.example'.padStart(length, 'm'),
    RTL_LANGUAGE,
  ];
  const longest = candidates.find((text) => shape.safeParse(text).success);
  if (longest === undefined && field === undefined)
    throw new Error(`No long text fits the field: ${description}`);
  return longest ?? value;
}

function fillGroup(shape: z.ZodObject, value: Entry): Entry {
  const group = { ...value };
  for (const [name, field] of Object.entries(shape.shape)) {
    // The menu keeps its number of entries.
    if (name === 'menu' && value.menu === undefined) continue;
    // Sections have one id each, so none can be made up.
    const filled =
      name === 'sections'
        ? fillEntries(field as z.ZodArray, value.sections as unknown[])
        : fill(field as z.ZodType, value[name]);
    if (filled !== undefined) group[name] = filled;
  }
  if ('emphasis' in group) addEmphasis(group as { emphasis: string; headline: string[] });
  return group;
}

/** The headline must contain its emphasised word. */
function addEmphasis({ emphasis, headline }: { emphasis: string; headline: string[] }): void {
  headline[1] = `${emphasis} ${headline[1]?.slice(0, -emphasis.length - 1)}`.trimEnd();
}

function fillEntries({ element }: z.ZodArray, value: unknown[]): unknown[] {
  return value.map((entry) => fill(element as z.ZodType, entry));
}

function fillList(shape: z.ZodArray, value: unknown[]): unknown[] {
  const element = shape.element as z.ZodType;
  const entries = fillEntries(shape, value);
  const { maxItems = 0 } = z.toJSONSchema(shape, { unrepresentable: 'any' });
  while (entries.length < maxItems) {
    const another = fill(element, value.at(-1));
    const longer = variantsOf(element, another)
      .map((entry) => [...entries, entry])
      .find((list) => shape.safeParse(list).success || list.length < 2);
    // Unique entries such as pictures cannot be made up.
    if (!longer) break;
    entries.push(longer.at(-1));
  }
  return entries;
}

/** A heading, a numbered list and a paragraph, of exactly this length; short ones are a paragraph. */
function writeMarkdown(length: number): string {
  if (length < SHORT_MARKDOWN) return write(length, []);
  const start = `## ${write(40, [])}\n\n1. ${write(200, [])}\n\n`;
  return start + write(length - start.length, []);
}

/** A text of exactly this length with its placeholders. */
function write(length: number, placeholders: readonly string[]): string {
  const end = placeholders.map((name) => ` {${name}}`).join('');
  const start = (written * STRIDE) % LETTERS.length;
  // Each offset returns after 26 texts: the last letter then differs.
  const last = LETTERS.charAt(Math.floor(written / LETTERS.length) % LETTERS.length);
  written += 1;
  const letters = LETTERS.repeat(length).slice(start, start + length - end.length - 1);
  return `${letters}${last}${end}`;
}

/** An entry and its copies with every other choice, for lists of unique links. */
function variantsOf(element: z.ZodType, entry: unknown): unknown[] {
  const shape = element instanceof z.ZodUnion ? (element.options[0] as z.ZodType) : element;
  if (!(shape instanceof z.ZodObject)) return [entry];
  const others = Object.entries(shape.shape).flatMap(([name, field]) => {
    const isLink = (field as z.ZodType).meta()?.field === 'link';
    const choices = isLink ? ROUTES : field instanceof z.ZodEnum ? field.options : [];
    return choices.map((choice) => ({ ...(entry as Entry), [name]: choice }));
  });
  return [entry, ...others];
}
