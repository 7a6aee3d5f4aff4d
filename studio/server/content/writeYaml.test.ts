import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { readTextPage } from '../../../content-check/readYaml.ts';
import { type Path, walk } from '../../../src/logic/walk.ts';
import { writeWords, writeYaml } from './writeYaml.ts';
import type { UnreadableFileError } from '../../shared/unreadableFile.ts';

/** `EDITS=10000` for more. */
const EDITS = Number(process.env.EDITS ?? 1000);
const MAX_AT_ONCE = 20;
const LIST_OPERATIONS = EDITS / 10;
/** Without those that have Markdown, of which each line counts. */
const FILES = globSync('tests/fixtures/*/**/*.yaml').filter(
  (file) => !readFileSync(file, 'utf8').includes(': |'),
);
/** Values that are hard to write. No entry shares a word with them: it would seem to have moved. */
const NASTY = [
  ...['', ' ', 'ends: ', ' spaces ', 'two\nlines', 'tab\there', '\u00A0', '\u2028'],
  ...'plain 25 007 1e3 0x1F true No null ~ 2023-01-31 - > | : , << = key:'.split(' '),
  ...['x: y', 'x #y', '# note', '- dash', '? mark', '* star', '&and', '!no', '% xy', '@home'],
  ...['`tick`', '{brace}', '[list]', '"quoted"', "it's", `both " and '`, 'back\\slash', 'x, y'],
  ...['x'.repeat(300), 'Größe · “so” … 家 🧺'],
];

/** The same words, written in other ways; all of them can be read. */
const MANNERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  (text) => {
    const noted = text.replaceAll(
      /^( *)(?=(?:- )?(?:src|label|title|text|alt|wide):)/gmu,
      '$1# Note\n$1',
    );
    return `# On top\n\n${noted.replaceAll(/^(?= *- )/gmu, '\n')}# At the end\n`;
  },
];

let seed = 16;

/** A pseudo-random number from 0 up to, but not including, the end: the same each time. */
function below(end: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * end);
}

function oneOf<Thing>(things: readonly Thing[]): Thing {
  return things[below(things.length)] as Thing;
}

function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], data);
}

function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  (at(copy, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) ?? ''] = value;
  return copy;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Whether all lines of the one are in the other, in their order. */
function isWithin(one: string, other: string): boolean {
  let place = 0;
  const lines = linesOf(other);
  return linesOf(one).every((line) => {
    place = lines.indexOf(line, place) + 1;
    return place > 0;
  });
}

const SOURCES = MANNERS.flatMap((write) =>
  FILES.map((file) => {
    const text = write(readFileSync(file, 'utf8'));
    const data: unknown = parse(text);
    const places = walk(data);
    const leaves = places.filter(({ value }) => typeof value !== 'object' || value === null);
    const lists = places.filter(({ value }) => Array.isArray(value) && value.length > 0);
    return { file, text, data, leaves, lists };
  }),
);

describe('writeYaml', () => {
  it('changes nothing where nothing has changed', () => {
    for (const { file, text, data } of SOURCES) {
      expect(data).toEqual(parse(readFileSync(file, 'utf8')));
      expect(writeYaml(text, data)).toBe(text);
    }
  });

  it(`changes one line for one value, ${EDITS} times`, () => {
    for (let edits = 0; edits < EDITS;) {
      const { text, data, leaves } = oneOf(SOURCES);
      const chosen = Array.from({ length: 1 + below(MAX_AT_ONCE) }, () => oneOf(leaves).path);
      const places = [...new Map(chosen.map((path) => [path.join(), path])).values()];
      const next = places.reduce(
        (before, place) => changed(before, place, oneOf([...NASTY, 0, 12, -1.5, true])),
        data,
      );
      const written = writeYaml(text, next);
      expect(parseDocument(written, { customTags: ['timestamp'] }).toJS()).toEqual(next);
      const [before, after] = [text.split('\n'), written.split('\n')];
      expect(after).toHaveLength(before.length);
      // Each of them changes at least one line, so none of them changes two.
      const others = places.filter((place) => at(data, place) !== at(next, place));
      const foreign = after.filter((line, index) => line !== before[index]);
      expect(foreign).toHaveLength(others.length);
      edits += places.length;
    }
  });

  it(`moves, removes and adds entries without touching the others, ${LIST_OPERATIONS} times`, () => {
    for (let operation = 0; operation < LIST_OPERATIONS; operation += 1) {
      const { text, data, lists } = oneOf(SOURCES.filter(({ lists }) => lists.length > 0));
      const { path } = oneOf(lists);
      const entries = at(data, path) as unknown[];
      const write = (list: unknown[]) => {
        const next = changed(data, path, list);
        const written = writeYaml(text, next);
        expect(parse(written)).toEqual(next);
        if (text.includes('\r')) expect(written.replaceAll('\r\n', '')).not.toContain('\n');
        return written;
      };
      const [from, to] = [below(entries.length), below(entries.length)];
      const others = entries.toSpliced(from, 1);
      const moved = write(others.toSpliced(to, 0, entries[from]));
      expect(linesOf(moved).sort()).toEqual(linesOf(text).sort());
      if (others.length > 0) expect(isWithin(write(others), text)).toBe(true);
      const entry = typeof entries[0] === 'object' ? { src: './new.jpg', alt: 'New: 1' } : 'New: 1';
      expect(isWithin(text, write(entries.toSpliced(to, 0, entry)))).toBe(true);
    }
  });

  it('refuses a text with errors, and says in which line', () => {
    const page = '---\ntitle: Imprint\ntext: "Words\n---\n\nMore\n';
    const refusal = (write: () => string) => {
      try {
        return write();
      } catch (error) {
        return (error as UnreadableFileError).unreadable;
      }
    };
    const unreadable = {
      line: 2,
      message: expect.stringContaining('has a text with a colon') as string,
    };
    const broken = 'name: Anna\ntitle: Home: more\n';
    expect(refusal(() => writeYaml(broken, { title: 'Home' }))).toMatchObject(unreadable);
    expect(refusal(() => writeWords(page, { title: 'Legal' }))).toMatchObject({ line: 3 });
  });

  it('puts a new field behind its predecessor in the form, and leaves out empty ones', () => {
    const text = 'b: 2 # Two\nd: 4\n';
    expect(writeYaml(text, { a: 1, b: 2, c: 3, d: 4, e: 5 })).toBe(
      'a: 1\nb: 2 # Two\nc: 3\nd: 4\ne: 5\n',
    );
    expect(writeYaml(text, { b: 2, c: undefined, d: 4 })).toBe(text);
  });

  it.each([
    ['not at all', 'list:\n- a\n', '- b\n'],
    ['by two', 'list:\n  - a\n', '  - b\n'],
    ['by four', 'list:\n    - a\n', '    - b\n'],
    ['not at all in a group', 'more:\n  list:\n  - a\n', '  - b\n'],
    ['by two in a group', 'more:\n  list:\n    - a\n', '    - b\n'],
  ])('adds to a list that is indented %s in the same way', (_, text, line) => {
    const list = ['a', 'b'];
    const data = text.startsWith('more') ? { more: { list } } : { list };
    expect(writeYaml(text, data)).toBe(text + line);
  });

  it('keeps the blank lines between entries that swap words, move, go and come', () => {
    const entry = (title: string, text: string) => ({ kind: 'text', title, text });
    const linesOf = ({ kind, title, text }: ReturnType<typeof entry>) =>
      `  - kind: ${kind}\n    title: ${title}\n    text: ${text}\n`;
    const write = (sections: ReturnType<typeof entry>[]) =>
      `sections:\n${sections.map(linesOf).join('\n')}`;
    const [one, two, three] = [entry('One', 'Ann'), entry('Two', 'Ben'), entry('Three', 'Cleo')];
    const text = write([one, two, three]);
    for (const sections of [
      [entry('Four', 'Ben'), entry('Five', 'Ann'), three],
      [three, one, two],
      [two, three],
      [one, entry('Four', 'Dan'), two, three],
    ])
      expect(writeYaml(text, { sections })).toBe(write(sections));
    const irregular = 'list:\n  - a\n  - b\n\n  - c\n';
    expect(writeYaml(irregular, { list: ['c', 'a', 'b'] })).toBe('list:\n  - c\n  - a\n  - b\n');
  });

  it('keeps the quotes of a text that changes', () => {
    const text = `a: "x"\nb: 'x'\nc: x\nd: "x"\ne: x\n`;
    const data = { a: 'new', b: 'new', c: 'new', d: 5, e: 'two\nlines' };
    expect(writeYaml(text, data)).toBe(`a: "new"\nb: 'new'\nc: new\nd: 5\ne: "two\\nlines"\n`);
  });

  it.each([
    ['a group', 'a:\n  b: 1\n', ['c'], 'a:\n  - c\n'],
    ['a list', 'a:\n  - c\n', { b: 1 }, 'a:\n  b: 1\n'],
    ['a text', 'a: x\n', ['c'], 'a:\n  - c\n'],
    ['a group', 'a:\n  b: 1\n', 'x', 'a: x\n'],
  ])('writes another kind of value in place of %s', (_, text, a, written) => {
    expect(writeYaml(text, { a })).toBe(written);
  });

  it('writes Markdown line by line, new and changed', () => {
    const text = 'more:\n  - title: Prices # Note\n    text: |\n      - One\n      - Two\n';
    const more = [
      { title: 'Prices', text: '- One\n- Two\n- Three\n' },
      { title: 'Days', text: '1. *Plan*\n\n2. Do' },
    ];
    const added = '  - title: Days\n    text: |-\n      1. *Plan*\n\n      2. Do\n';
    expect(writeYaml(text, { more })).toBe(`${text}      - Three\n${added}`);
  });
});

const PAGE =
  '---\n# A note\ntitle: "Imprint"\ndescription: Who we are\n---\n\n\n## One\n\nWords --- and\n\n---\n\nmore\n\n\n';

function dataOf(page: string): Record<string, unknown> {
  const result = readTextPage(Buffer.from(page));
  return 'data' in result ? (result.data as Record<string, unknown>) : {};
}

describe('writeWords', () => {
  it.each([
    ['as it is', PAGE],
    ['with the line breaks of Windows', PAGE.replaceAll('\n', '\r\n')],
    ['with its mark', `\uFEFF${PAGE}`],
  ])('changes only what has changed in a page of words %s', (_, page) => {
    expect(writeWords(page, dataOf(page))).toBe(page);
    const titled = writeWords(page, { ...dataOf(page), title: 'Impressum: wir' });
    expect(titled).toBe(page.replace('"Imprint"', '"Impressum: wir"'));
    const written = writeWords(page, { ...dataOf(page), text: 'Two\n\nlines\n' });
    expect(dataOf(written)).toMatchObject({ title: 'Imprint', text: 'Two\n\nlines' });
    expect(written.includes('Two\r\n\r\nlines')).toBe(page.includes('\r'));
  });

  it('makes a page of words', () => {
    const data = { title: 'Imprint', description: 'Who: we', text: 'Words' };
    expect(writeWords('', data)).toBe(
      '---\ntitle: Imprint\ndescription: "Who: we"\n---\n\nWords\n',
    );
  });
});
