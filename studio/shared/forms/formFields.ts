import { z } from 'astro/zod';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../../../src/schemas/collections.ts';
import { translatedTo } from '../../../src/schemas/translated.ts';
import { publishSettings } from '../publishSettings.ts';
import type { ImageMetadata } from 'astro';
import type { Language } from '../../../src/logic/language.ts';
import type { FieldMarks } from '../../../src/schemas/fields.ts';

/** `kinds` is a group that may be one of several kinds; `fixed` names the kind in the file. */
export type FieldKind =
  | 'group'
  | 'list'
  | 'kinds'
  | 'text'
  | 'number'
  | 'choice'
  | 'fixed'
  | NonNullable<FieldMarks['field']>;

/** The part of JSON Schema that Zod makes of the content shapes. */
interface Schema extends FieldMarks {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: string[];
  const?: string;
  default?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
}

/** One field of a form: what its schema says, and what the form needs beside that. */
export interface Field extends Schema {
  kind: FieldKind;
  /** Its name in the file; empty for the whole file and for entries of a list. */
  key: string;
  label: string;
  help: string;
  isOptional: boolean;
  /** Range of a number, or number of entries of a list. */
  min?: number | undefined;
  max?: number | undefined;
  options?: readonly string[] | undefined;
  /** The fields of a group, or the kinds of group that an entry may be. */
  fields?: readonly Field[] | undefined;
  entry?: Field | undefined;
  /** What an entry of a list is called, such as "Counter". */
  entryName?: string | undefined;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "copyrightYear" is "Copyright year", and the kind "call-to-action" is "Call to action". */
function labelOf(key: string, { title, properties = {} }: Schema): string {
  const name = key === '' ? (properties.kind?.const ?? '') : key;
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? capitalised(words.replaceAll('-', ' '));
}

/** "Counters" has entries called "Counter". */
function singularOf(label: string): string {
  return label.replace(/ies$/u, 'y').replace(/s$/u, '');
}

/** The names of all choices; a choice without a name is called as in the file. */
function namesOf({ enum: options = [], names = {} }: Schema): Record<string, string> {
  const chosen = options.map((option) => [option, capitalised(names[option] ?? option)]);
  return { ...names, ...(Object.fromEntries(chosen) as Record<string, string>) };
}

function kindOf(schema: Schema): FieldKind {
  if (schema.field) return schema.field;
  if (schema.oneOf) return 'kinds';
  if (schema.const !== undefined) return 'fixed';
  if (schema.enum) return 'choice';
  if (schema.type === 'object') return 'group';
  if (schema.type === 'array') return 'list';
  return schema.type === 'integer' ? 'number' : 'text';
}

function fieldsOf({ properties = {}, required = [], oneOf }: Schema, language: Language): Field[] {
  if (oneOf) return oneOf.map((kind) => asField(kind, language));
  return Object.entries(properties).map(([key, schema]) =>
    asField(schema, language, key, !required.includes(key)),
  );
}

function asField(schema: Schema, language: Language, key = '', isOptional = false): Field {
  const { properties, items, oneOf, ...marks } = schema;
  const label = labelOf(key, schema);
  const names = Object.entries(namesOf(schema)).map(([value, name]) => [value, say(name)]);
  function say(text: string): string {
    return translatedTo(language, text);
  }
  return {
    ...marks,
    kind: kindOf(schema),
    key,
    label: say(label),
    help: say(schema.help ?? schema.description ?? ''),
    ...(names.length > 0 && { names: Object.fromEntries(names) as Record<string, string> }),
    isOptional,
    min: schema.minimum ?? schema.minItems,
    max: schema.maximum ?? schema.maxItems,
    options: schema.const === undefined ? schema.enum : [schema.const],
    fields: (properties ?? oneOf) ? fieldsOf(schema, language) : undefined,
    entry: items && asField(items, language),
    entryName: items && say(items.title ?? singularOf(label)),
  };
}

/** The content check judges pictures; the form only knows that a field is one. */
const image = () => z.custom<ImageMetadata>();

/** The form of every kind of file in content/ and of publish.yaml, by the pattern of its path. */
export function formFields(language: Language = 'en'): Record<string, Field> {
  const formOf = (schema: z.ZodType) =>
    asField(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, language);
  const forms = [...Object.values(COLLECTIONS), TEXT_PAGE_COLLECTION].map(
    ({ pattern, schema }) => [pattern, formOf(schema({ image }))] as const,
  );
  return { ...Object.fromEntries(forms), 'publish.yaml': formOf(publishSettings) };
}
