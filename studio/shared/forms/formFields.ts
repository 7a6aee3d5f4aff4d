import { z } from 'astro/zod';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../../../src/schemas/collections.ts';
import { publishSettings } from '../publishSettings.ts';
import type { ImageMetadata } from 'astro';
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
}

/** "copyrightYear" is "Copyright year". */
function labelOf(key: string): string {
  const words = key.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
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

function fieldsOf({ properties = {}, required = [], oneOf }: Schema): Field[] {
  if (oneOf) return oneOf.map((kind) => asField(kind));
  return Object.entries(properties).map(([key, schema]) =>
    asField(schema, key, !required.includes(key)),
  );
}

function asField(schema: Schema, key = '', isOptional = false): Field {
  const { properties, items, oneOf, ...marks } = schema;
  return {
    ...marks,
    kind: kindOf(schema),
    key,
    label: schema.title ?? labelOf(key),
    help: schema.help ?? schema.description ?? '',
    isOptional,
    min: schema.minimum ?? schema.minItems,
    max: schema.maximum ?? schema.maxItems,
    options: schema.const === undefined ? schema.enum : [schema.const],
    fields: (properties ?? oneOf) ? fieldsOf(schema) : undefined,
    entry: items && asField(items),
  };
}

/** The content check judges pictures; the form only knows that a field is one. */
const image = () => z.custom<ImageMetadata>();

/** The form of every kind of file in content/ and of publish.yaml, by the pattern of its path. */
export function formFields(): Record<string, Field> {
  const formOf = (schema: z.ZodType) =>
    asField(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const forms = [...Object.values(COLLECTIONS), TEXT_PAGE_COLLECTION].map(
    ({ pattern, schema }) => [pattern, formOf(schema({ image }))] as const,
  );
  return { ...Object.fromEntries(forms), 'publish.yaml': formOf(publishSettings) };
}
