import { z } from 'astro/zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import { speak } from '../src/logic/language.ts';
import { checkFields, explainName, explainText, fieldAt, type FieldShape } from './checkFields.ts';
import { formatPath } from './issue.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);
const https = z.string().refine((value) => value.startsWith('https://'), {
  params: { expected: 'an address', advice: ' Begin with https://.' },
});
const code = z.string().refine((value) => value === 'open', { params: { expected: 'a code' } });
const tidy = z.string().refine((value) => value !== 'mess', { error: 'is not tidy; put it away' });

const card = z.strictObject({
  kind: z.literal('card'),
  label: z.string().min(1).meta({ expected: 'a label' }),
});
const list = z.strictObject({
  kind: z.literal('list'),
  entries: z.array(z.string()).meta({ expected: 'a list' }),
});

const SCHEMA = z
  .strictObject({
    title: z.string().min(2).max(80).meta({ expected: 'a title' }),
    year: z.int().min(1990).meta({ expected: 'a year' }),
    isOpen: z.boolean().meta({ expected: 'true or false' }),
    tags: z.array(z.string()).min(1).max(3).meta({ expected: 'a list of tags' }),
    ends: day.meta({ expected: 'a day, in quotes', field: 'date' }),
    note: day.meta({ expected: 'a day, in quotes' }),
    pair: z.array(z.string()).min(2).meta({ expected: 'a list of two' }),
    link: https,
    code,
    room: tidy,
    service: z.enum(['instagram', 'facebook']).meta({ expected: 'one of instagram, facebook' }),
    seo: z.strictObject({
      title: z.string().meta({ expected: 'a title' }),
      description: z.string().meta({ expected: 'a sentence' }),
    }),
    sections: z.array(z.discriminatedUnion('kind', [card, list])),
  })
  .partial();
const SHAPE = z.toJSONSchema(SCHEMA, { unrepresentable: 'any' }) as FieldShape;

/** The messages about some data, as "field: message"; each field is on the line of its depth. */
async function messagesOf(data: unknown): Promise<string[]> {
  const issues = await checkFields(SCHEMA, SHAPE, data, (path) => path.length);
  return issues.map(({ path = [], message }) => `${formatPath(path)}: ${message}`);
}

describe('a wrong value', () => {
  it.each<[title: string, data: unknown, message: string]>([
    ['a text that is too short', { title: 'a' }, 'title: must be a title, but is "a".'],
    ['an empty text', { title: '' }, 'title: is empty; it must be a title.'],
    ['a field without value', { title: null }, 'title: is empty; it must be a title.'],
    ['an empty list', { tags: [] }, 'tags: is empty; it must be a list of tags.'],
    [
      'a text that is too long',
      { title: 'x'.repeat(81) },
      'title: has 81 characters. Shorten it to 80 characters.',
    ],
    [
      'a list with too many entries',
      { tags: ['a', 'b', 'c', 'd'] },
      'tags: has 4 entries and room for 3. Remove 1.',
    ],
    [
      'a list with too few entries',
      { pair: ['a'] },
      'pair: must be a list of two, but has 1 entry.',
    ],
    ['a text for a list', { tags: 'a' }, 'tags: must be a list of tags, but is "a".'],
    [
      'a group for a list',
      { tags: { a: 1 } },
      'tags: must be a list of tags, but is a group of fields.',
    ],
    ['a number that is too small', { year: 1989 }, 'year: must be a year, but is 1989.'],
    [
      'a number in quotes',
      { year: '2023' },
      'year: must be a year, but is "2023". Write the number without quotes.',
    ],
    [
      'a text that begins with a number',
      { year: '2023 to 2024' },
      'year: must be a year, but is "2023 to 2024". Write digits only.',
    ],
    [
      'a text that ends with a number',
      { year: 'since 2023' },
      'year: must be a year, but is "since 2023". Write digits only.',
    ],
    ['a list for a number', { year: [1] }, 'year: must be a year, but is a list.'],
    ['true for a number', { year: true }, 'year: must be a year, but is true.'],
    [
      'a misspelt choice',
      { service: 'instagramm' },
      'service: must be one of instagram, facebook, but is "instagramm". Did you mean "instagram"?',
    ],
    [
      'another choice',
      { service: 'a pigeon' },
      'service: must be one of instagram, facebook, but is "a pigeon".',
    ],
    [
      'a number for a choice',
      { service: 5 },
      'service: must be one of instagram, facebook, but is 5.',
    ],
    ['a rule without advice', { code: 'opne' }, 'code: must be a code, but is "opne".'],
    ['a long text', { code: 'x'.repeat(61) }, `code: must be a code, but is "${'x'.repeat(60)}…".`],
    ['true for a text', { title: true }, 'title: must be a title, but is true. Put it in quotes.'],
    ['a rule with a sentence', { room: 'mess' }, 'room: is not tidy; put it away.'],
    [
      'a rule with advice',
      { link: 'http://a' },
      'link: must be an address, but is "http://a". Begin with https://.',
    ],
  ])('is explained: %s', async (_, data, message) => {
    expect(await messagesOf(data)).toEqual([message]);
  });
});

describe('a text that YAML reads as something else', () => {
  it.each<[title: string, value: unknown, message: string]>([
    ['a number', 2023, 'but is 2023. Put it in quotes.'],
    ['a day', new Date('2023-01-31'), 'but is a date. Put it in quotes.'],
    ['a list', ['a'], 'but is a list. Put it in quotes.'],
    [
      'a text with a colon',
      { Storage: 'boxes' },
      'but is a group of fields. Put it in quotes: "Storage: boxes".',
    ],
    [
      'a text with a colon and a number',
      { Rooms: 3 },
      'but is a group of fields. Put it in quotes: "Rooms: 3".',
    ],
    ['two fields', { a: 'b', c: 'd' }, 'but is a group of fields. Put it in quotes.'],
    ['a group in a group', { a: { b: 1 } }, 'but is a group of fields. Put it in quotes.'],
    ['an empty group', {}, 'but is a group of fields. Put it in quotes.'],
  ])('is put in quotes: %s', async (_, title, message) => {
    expect(await messagesOf({ title })).toEqual([`title: must be a title, ${message}`]);
  });

  it('is said to be a day without the word about quotes when it is in quotes', async () => {
    expect(await messagesOf({ ends: 'soon' })).toEqual(['ends: must be a day, but is "soon".']);
    expect(await messagesOf({ ends: new Date('2023-01-31') })).toEqual([
      'ends: must be a day, in quotes, but is a date. Put it in quotes.',
    ]);
    expect(await messagesOf({ note: 'soon' })).toEqual([
      'note: must be a day, in quotes, but is "soon".',
    ]);
  });
});

describe('a group of fields', () => {
  it.each<[title: string, data: unknown, messages: string[]]>([
    ['an empty file', null, [': is empty. Restore its earlier content.']],
    [
      'a text',
      { seo: 'Home' },
      [
        'seo: must be a group of fields, but is "Home". Write each field on its own line, as in the other entries.',
      ],
    ],
    ['a list', { seo: [] }, ['seo: is empty; it must be a group of fields.']],
    ['a number', { seo: 5 }, ['seo: must be a group of fields, but is 5.']],
    [
      'a group without two fields',
      { seo: {} },
      [
        'seo, title: is missing; it must be a title.',
        'seo, description: is missing; it must be a sentence.',
      ],
    ],
  ])('is explained: %s', async (_, data, messages) => {
    expect(await messagesOf(data)).toEqual(messages);
  });
});

describe('an unknown field', () => {
  it.each<[title: string, data: unknown, messages: string[]]>([
    [
      'misspelt, and reported once',
      { sections: [{ kind: 'card', lable: 'a' }] },
      ['sections, entry 1: has the unknown field "lable". Did you mean "label"?'],
    ],
    [
      'similar to none',
      { flavour: 1 },
      [': has the unknown field "flavour". Remove it, or check its indentation.'],
    ],
    [
      'similar to a field that is there',
      { title: 'Tidy', titel: 'Tidy' },
      [': has the unknown field "titel". Remove it, or check its indentation.'],
    ],
    [
      'the first of two',
      { flavour: 1, colour: 2 },
      [': has the unknown field "flavour". Remove it, or check its indentation.'],
    ],
    [
      'the second of two, misspelt',
      { flavour: 1, titel: 'Tidy' },
      [
        ': has the unknown field "flavour". Remove it, or check its indentation.',
        ': has the unknown field "titel". Did you mean "title"?',
      ],
    ],
    [
      'beside a wrong value',
      { flavour: 1, title: '' },
      [
        ': has the unknown field "flavour". Remove it, or check its indentation.',
        'title: is empty; it must be a title.',
      ],
    ],
  ])('is reported: %s', async (_, data, messages) => {
    expect(await messagesOf(data)).toEqual(messages);
  });

  it('is reported on its own line, others on the line of their field', async () => {
    const lines = async (data: unknown) =>
      (await checkFields(SCHEMA, SHAPE, data, (path) => path.length)).map(({ line }) => line);
    expect(await lines({ sections: [{ kind: 'card', label: 'a', more: 1 }] })).toEqual([3]);
    expect(await lines({ sections: [{ kind: 'card', label: '' }] })).toEqual([3]);
  });
});

it('a field that breaks two rules is reported once', async () => {
  const schema = z.strictObject({
    name: z
      .string()
      .min(3)
      .regex(/^[a-z]+$/u)
      .meta({ expected: 'a name' }),
  });
  const shape = z.toJSONSchema(schema) as FieldShape;
  const issues = await checkFields(schema, shape, { name: '1' }, () => 7);
  expect(issues).toEqual([{ line: 7, path: ['name'], message: 'must be a name, but is "1".' }]);
});

it('a file in order has no messages', async () => {
  expect(await messagesOf({ title: 'Tidy', sections: [{ kind: 'list', entries: [] }] })).toEqual(
    [],
  );
});

describe('a kind of section', () => {
  it.each<[title: string, section: unknown, message: string]>([
    [
      'misspelt',
      { kind: 'crad' },
      'sections, entry 1, kind: must be one of card, list, but is "crad". Did you mean "card"?',
    ],
    ['missing', {}, 'sections, entry 1, kind: is missing; it must be one of card, list.'],
    [
      'with a wrong field',
      { kind: 'list', entries: 'a' },
      'sections, entry 1, entries: must be a list, but is "a".',
    ],
  ])('is explained: %s', async (_, section, message) => {
    expect(await messagesOf({ sections: [section] })).toEqual([message]);
  });

  it('decides which field stands at a path', () => {
    const data = { sections: [{ kind: 'card', label: 'a' }, { kind: 'list' }] };
    expect(fieldAt(SHAPE, ['sections', 0, 'label'], data)?.expected).toBe('a label');
    expect(fieldAt(SHAPE, ['sections', 1, 'label'], data)).toBeUndefined();
    expect(fieldAt(SHAPE, ['sections', 1, 'entries'], data)?.expected).toBe('a list');
    expect(fieldAt(SHAPE, [], data)).toBe(SHAPE);
  });
});

describe('a name that does not exist', () => {
  it.each([
    ['closet', 'names "closet", which does not exist. Did you mean "closets"?'],
    ['garage', 'names "garage", which does not exist. It must be a gallery.'],
    ['', 'is empty; it must be a gallery.'],
    ['x'.repeat(61), `names "${'x'.repeat(60)}…", which does not exist. It must be a gallery.`],
    ['x'.repeat(60), `names "${'x'.repeat(60)}", which does not exist. It must be a gallery.`],
  ])('is explained: "%s"', (name, message) => {
    expect(explainName(name, ['closets'], 'a gallery')).toBe(message);
  });
});

it('a text says what it must be', () => {
  expect(explainText('a picture', './a.txt')).toBe('must be a picture, but is "./a.txt".');
  expect(explainText('a picture')).toBe('is empty; it must be a picture.');
});

it('tells a German owner in German, with what the schema expects', async () => {
  onTestFinished(() => speak('en'));
  speak('de');
  const name = z.string().min(1).meta({ expected: 'one line of text with 1 to 40 characters' });
  const schema = z.strictObject({ name });
  const [issue] = await checkFields(
    schema,
    z.toJSONSchema(schema) as FieldShape,
    { name: '' },
    () => 1,
  );
  expect(issue?.message).toBe('ist leer; hier gehört hin: eine Zeile Text mit 1 bis 40 Zeichen.');
});
