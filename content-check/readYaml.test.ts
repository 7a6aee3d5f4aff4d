import { describe, expect, it } from 'vitest';
import {
  readTextPage,
  readYaml,
  splitWords,
  type WordsParts,
  type YamlResult,
} from './readYaml.ts';

/** The issues of a file with line numbers: "2: is indented with a tab. Use spaces.". */
function issuesOf(file: string | Uint8Array): string[] {
  const result = readYaml(typeof file === 'string' ? new TextEncoder().encode(file) : file);
  if (!('issues' in result)) return [];
  return result.issues.map(({ line, message }) => (line ? `${line}: ${message}` : message));
}

describe('a YAML file', () => {
  it.each([
    ['a: #1 organizer', '1: has text after a #'],
    ['a: &Söhne GmbH', '1: begins a text with &.'],
    ['a: 1\nb: @sign', '2: begins a text with @.'],
    ['a: [new] things', '1: begins a text with [.'],
    ['a: [new things\nb: 1', '1: begins a text with [.'],
    ['% a note\na: 1', '1: begins a text with %.'],
    ['a: b: c', '1: has a text with a colon.'],
    ['a: "C:\\data"', '1: has a \\ in a text in quotes.'],
    ['a: 1\n---\nb: 2', '2: splits the file in two.'],
    ['a: 1.000', '1: has 1.000, which is read as 1.'],
    ['a: 1\nb: "one\nc: 2\nd: "two"\n', '2: begins a text with " and does not end'],
    ['a: 1\nb: "one\n', '2: begins a text with " and does not end'],
    ['a: "the "best" one"', '1: has " inside a text that begins with ".'],
    ['a: 1\n"b: 2"\nc: 3', '2: has quotes around the whole line.'],
    ['a:\n  - one\n  – two', '3: begins with –.'],
    ['a:\n  - one\n  two\n  - three', '3: is neither "- entry"'],
    ['a:\n  - one\n    - two', '3: is read as part of the text above.'],
    ['a:\n\tb: 1', '2: is indented with a tab. Use spaces.'],
    ['a:\n  b: 1\n c: 2\n', '3: does not fit the lines around it'],
    ['a: 1\n  - b: 2\n', '1: does not fit the lines around it'],
    ['a:\n  - b: 1\n    c: 2\n    c: 3\n', '4: has the field "c" twice.'],
  ])('%j: %s', (source, message) => {
    expect(issuesOf(source)).toEqual([expect.stringContaining(message)]);
  });

  it('may contain multi-line texts, comments and Windows line endings', () => {
    const source = '# note\na: "one\n  two"\nb: >-\n  three\n  four\nc: 1\n  # note\n';
    expect(issuesOf(source)).toEqual([]);
    expect(issuesOf('a: |\n  b\n# note\nc: 1\n')).toEqual([]);
    expect(issuesOf('\uFEFFa: 1\r\nb: Die Küche\r\n')).toEqual([]);
  });

  it.each(['latin1', 'utf16le'] as const)('is refused in %s', (encoding) => {
    expect(issuesOf(Buffer.from('\uFEFFa: 1\nb: Die Küche\n', encoding))).toEqual([
      'is not encoded in UTF-8. Save it again with the encoding "UTF-8".',
    ]);
  });
});

/** The data of a file in order. */
function read(result: YamlResult) {
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result;
}

const bytesOf = (file: string) => new TextEncoder().encode(file);

/** Whole messages, also for what resembles a mistake. */
describe('a message about YAML', () => {
  const ENTRY = 'Begin an entry with a hyphen and a space, like the others.';

  it.each([
    ['a: #1', '1: has text after a #, which would be lost. Put the whole text in quotes.'],
    ['a: one # two', '1: has text after a #, which would be lost. Put the whole text in quotes.'],
    [
      'a: "one"\t# two',
      '1: has text after a #, which would be lost. Put the whole text in quotes.',
    ],
    ['a: &b c', '1: begins a text with &. Put it in quotes.'],
    ['a: !b c', '1: begins a text with !. Put it in quotes.'],
    ['a: *b', '1: begins a text with *. Put it in quotes.'],
    ['- a\n- @b', '2: begins a text with @. Put it in quotes.'],
    ['a:\n  - b: `c', '2: begins a text with `. Put it in quotes.'],
    ['a: 1\nb: @\nc: 2', '2: begins a text with @. Put it in quotes.'],
    ['a: the\nb: @ closing the door', '2: begins a text with @. Put it in quotes.'],
    ['a: [one\n  two\nb: 1', '1: begins a text with [. Put it in quotes.'],
    ['a: {one\n  two\nb: 1', '1: begins a text with {. Put it in quotes.'],
    ['a: {b', '1: begins a text with {. Put it in quotes.'],
    ['a: b: c', '1: has a text with a colon. Put the whole text in quotes.'],
    ['a: b:', '1: has a text with a colon. Put the whole text in quotes.'],
    ['a: "C:\\data"', '1: has a \\ in a text in quotes. Write / instead, or \\\\.'],
    ['a: 1\n---\nb: 2', '2: splits the file in two. Remove the line.'],
    ['a: 1.000', '1: has 1.000, which is read as 1. Write digits only, or put text in quotes.'],
    ['a: 0x10', '1: has 0x10, which is read as 16. Write digits only, or put text in quotes.'],
    ['a: "one', '1: begins a text with " and does not end it. Put " at its end.'],
    ["a: 1\nb: 'one", "2: begins a text with ' and does not end it. Put ' at its end."],
    ['a: "the "best" one"', '1: has " inside a text that begins with ". Write “ ” or ’.'],
    ["a: 'it's", "1: has ' inside a text that begins with '. Write “ ” or ’."],
    ['a: 1\n"b: 2"\nc: 3', '2: has quotes around the whole line. Put them around the text only.'],
    ["a: 1\n'b: 2'  \nc: 3", '2: has quotes around the whole line. Put them around the text only.'],
    ['a:\n  - one\n  • two\n', `3: begins with •. ${ENTRY}`],
    ['a: 1\n-two\nb: 1', '2: has no space after the dash. Write "- two".'],
    ['a:\n  - one\n  two\n', '3: is neither "- entry" nor "field: text". Complete it.'],
    [
      'a:\n  - one\n    two',
      `3: is read as part of the text above. Write each text on one line. ${ENTRY}`,
    ],
    [
      'a: one\n  two',
      `2: is read as part of the text above. Write each text on one line. ${ENTRY}`,
    ],
    ['a:\n  -one\n  -two', '2: has no space after the dash. Write "- one".'],
    ['a:\n\tb: 1', '2: is indented with a tab. Use spaces.'],
    [
      'a:\n  b: 1\n c: 2\n',
      '3: does not fit the lines around it. Check its indentation, or restore a lost line.',
    ],
    [
      'label: 1\nb: 2\nlabel: 3\n',
      '3: has the field "label" twice. Remove one, or restore the line between two groups.',
    ],
  ])('%j: %s', (source, message) => {
    expect(issuesOf(source)).toEqual([message]);
  });

  it('names each text that would be lost, and of errors only the first', () => {
    expect(issuesOf('a: 1.0\nb: 2.0\n')).toHaveLength(2);
    expect(issuesOf('a: 1.0\nb: @\nc: @\n')).toEqual([
      '2: begins a text with @. Put it in quotes.',
    ]);
  });
});

describe('a field in YAML', () => {
  const source = '# note\na: 1\nb:\n  - c: 2\n    d: 3\n  - e\n"f": {}\n: 4\n';
  const { data, lineOf } = read(readYaml(bytesOf(source)));

  it('is read as in the build', () => {
    expect(data).toEqual({ a: 1, b: [{ c: 2, d: 3 }, 'e'], f: {}, '': 4 });
    const { data: day } = read(readYaml(bytesOf('a: 2023-01-31\nb: "2023-01-31"\n')));
    expect(day).toEqual({ a: new Date('2023-01-31'), b: '2023-01-31' });
  });

  it.each<[path: (string | number)[], line: number | undefined]>([
    [[], undefined],
    [['a'], 2],
    [['b'], 3],
    [['b', 0], 4],
    [['b', 0, 'd'], 5],
    [['b', 1], 6],
    [['f'], 7],
    [[''], 8],
    [['b', 0, 'missing'], 4],
    [['b', 2], 3],
    [['missing'], undefined],
    [['a', 'missing'], 2],
    [['f', 'missing', 'more'], 7],
  ])('%j is on line %s', (path, line) => {
    expect(lineOf(path)).toBe(line);
  });
});

describe('a Markdown file', () => {
  const FRONT = '---\ntitle: Imprint\nlines: 2\n---\n';

  it.each<[title: string, file: string, parts: WordsParts]>([
    [
      'with front matter',
      `${FRONT}\nOne\n\nTwo\n\n`,
      {
        opening: '---\n',
        front: 'title: Imprint\nlines: 2\n',
        closing: '---\n\n',
        text: 'One\n\nTwo',
        end: '\n\n',
      },
    ],
    [
      'of Windows, with spaces after the dashes',
      '\uFEFF--- \r\ntitle: A\r\n---\t\r\n\r\nOne\r\n',
      {
        opening: '\uFEFF--- \r\n',
        front: 'title: A\r\n',
        closing: '---\t\r\n\r\n',
        text: 'One',
        end: '\r\n',
      },
    ],
    [
      'without front matter',
      'One\n---\ntitle: A\n---\n',
      { opening: '', front: '', closing: '', text: 'One\n---\ntitle: A\n---', end: '\n' },
    ],
    [
      'without text',
      '---\ntitle: A\n---',
      { opening: '---\n', front: 'title: A\n', closing: '---', text: '', end: '' },
    ],
    [
      'with an empty front matter and a line in the text',
      '---\n---\nOne\n---\nTwo',
      { opening: '---\n', front: '', closing: '---\n', text: 'One\n---\nTwo', end: '' },
    ],
    [
      'whose front matter does not end',
      '---\ntitle: A\n---- One',
      { opening: '', front: '', closing: '', text: '---\ntitle: A\n---- One', end: '' },
    ],
  ])('is split: %s', (_, file, parts) => {
    expect(splitWords(file)).toEqual(parts);
    expect(Object.values(splitWords(file)).join('')).toBe(file);
  });

  it('is read with its text as a field, with line numbers of the file', () => {
    const { data, lineOf } = read(readTextPage(bytesOf(`${FRONT}\n\nOne\r\nTwo\n`)));
    expect(data).toEqual({ title: 'Imprint', lines: 2, text: 'One\nTwo' });
    expect([['title'], ['lines'], ['text'], ['text', 0], []].map(lineOf)).toEqual([2, 3, 7, 7, 1]);
  });

  it('is read without front matter', () => {
    const { data, lineOf } = read(readTextPage(bytesOf('One\n')));
    expect(data).toEqual({ text: 'One' });
    expect([['title'], ['text']].map(lineOf)).toEqual([1, 1]);
  });

  it('is read when its front matter is no list of fields', () => {
    const { data } = read(readTextPage(bytesOf('---\nwords\n---\nOne\n')));
    expect(data).toEqual({ text: 'One' });
  });

  it('is refused with the line of the file', () => {
    expect(readTextPage(bytesOf('---\ntitle: A\nlines: 1.0\n---\nOne\n'))).toEqual({
      issues: [
        {
          line: 3,
          message: 'has 1.0, which is read as 1. Write digits only, or put text in quotes.',
        },
      ],
    });
  });
});

describe('a file that is read again', () => {
  it('gives the same data while its bytes are the same, frozen', () => {
    const words = () => bytesOf('title: Same\nlist: [one]\n');
    const first = read(readYaml(words())).data as { list: string[] };
    expect(read(readYaml(words())).data).toBe(first);
    expect(() => first.list.push('two')).toThrow(TypeError);
  });

  it('is read anew after a change, and as text if it is one', () => {
    const { data } = read(readYaml(bytesOf('title: One\n')));
    expect(read(readYaml(bytesOf('title: Two\n'))).data).toEqual({ title: 'Two' });
    expect(read(readTextPage(bytesOf('title: One\n'))).data).not.toEqual(data);
  });

  it('has its lines after others were read', () => {
    const words = bytesOf('a: 1\nb: 2\n');
    read(readYaml(words));
    read(readYaml(bytesOf('\n\nb: 2\n')));
    expect(read(readYaml(words)).lineOf(['b'])).toBe(2);
  });
});
