import { describe, expect, it } from 'vitest';
import { readYaml } from './readYaml.ts';

/** What is said about a file, line by line: "2: is indented with a tab. Use spaces.". */
function slipsOf(file: string | Uint8Array): string[] {
  const result = readYaml(typeof file === 'string' ? new TextEncoder().encode(file) : file);
  if (!('slips' in result)) return [];
  return result.slips.map(({ line, message }) => (line ? `${line}: ${message}` : message));
}

const QUOTES = 'Put the whole text in quotes.';
const HIDDEN_WORDS = `has words behind a # that would not be shown. Put the whole text in quotes, or a note on a line of its own.`;
const OPEN_QUOTE = 'has a text that begins with " and does not end with it. Put " at its end.';
const COLON = `has a text with a colon. ${QUOTES.slice(0, -1)}; if two lines have become one, part them.`;
const ENTRY = 'Begin an entry with a hyphen and a space, and indent it like the others.';
const CONTINUED = `is read as part of the text above. Write a text on one line. ${ENTRY}`;
const MISFIT =
  'does not fit the line above: one of the two is indented wrongly, or a line got lost there.';
const SHAPELESS =
  'is neither an entry, with a dash and a space in front, nor a field, with a colon and a space behind its name.';

function again(name: string, line: number): string {
  return `has the field "${name}", which line ${line} has already. If the line that began a new entry or group above it got lost, bring it back; otherwise remove one of the two.`;
}

describe('a text that loses words or stops the parser', () => {
  it.each([
    ['a: Your #1 organizer', `1: ${HIDDEN_WORDS}`],
    ['a: #1 organizer', `1: ${HIDDEN_WORDS}`],
    ['a:\n  - "one" # two', `2: ${HIDDEN_WORDS}`],
    ['a: &Söhne GmbH', `1: has a text that begins with &. ${QUOTES}`],
    ['a: & Söhne', `1: has a text that begins with &. ${QUOTES}`],
    ['a: *star', `1: has a text that begins with *. ${QUOTES}`],
    ['a: *bold* words', `1: has a text that begins with *. ${QUOTES}`],
    ['a: !important', `1: has a text that begins with !. ${QUOTES}`],
    ['a: !!binary x', `1: has a text that begins with !. ${QUOTES}`],
    ['a: 1\nb: @sign', `2: has a text that begins with @. ${QUOTES}`],
    ['a: % off', `1: has a text that begins with %. ${QUOTES}`],
    ['a: > one line', `1: has a text that begins with >. ${QUOTES}`],
    ['a: [new] things', `1: has a text that begins with [. ${QUOTES}`],
    ['a: [new things\nb: 1', `1: has a text that begins with [. ${QUOTES}`],
    ['a: {count} more', `1: has a text that begins with {. ${QUOTES}`],
    ['% a note\na: 1', '1: begins with %. Put a # in front of a note; delete anything else.'],
    ['a: b: c', `1: ${COLON}`],
    ['a: "C:\\data"', '1: has a \\ in a text in quotes. Write / instead, or \\\\.'],
    ['a: 1\n---\nb: 2', '2: divides the file in two. Remove the line.'],
    [
      'a: 1.000',
      '1: has 1.000, which is read as the number 1. Write a number in digits only, and a text in quotes.',
    ],
    [
      'a: 0171',
      '1: has 0171, which is read as the number 171. Write a number in digits only, and a text in quotes.',
    ],
  ])('%j', (source, says) => {
    expect(slipsOf(source)).toEqual([says]);
  });
});

describe('a quotation mark', () => {
  it.each([
    [
      'that is missing is looked for where the other one is',
      'a: 1\nb: "one\nc: 2\nd: "two"\n',
      `2: ${OPEN_QUOTE}`,
    ],
    ['may be missing in an entry', 'a:\n  - b: "one\n    c: "two"\nd: 4\n', `2: ${OPEN_QUOTE}`],
    ['may be missing in the last text', 'a: 1\nb: "one\n', `2: ${OPEN_QUOTE}`],
    [
      'does not stand inside such marks',
      'a: "the "best" one"',
      '1: has " inside a text that begins with ". Write “ and ” inside of it.',
    ],
    [
      'does not stand around an entry',
      'a:\n  - one\n  "- two"',
      '3: has quotes around the whole line. Put them around the text only.',
    ],
    [
      'does not stand around a field',
      'a: 1\n"b: 2"\nc: 3',
      '2: has quotes around the whole line. Put them around the text only.',
    ],
    [
      'is no apostrophe',
      "a: 'kid's room'",
      "1: has ' inside a text that begins with '. Write ’ inside of it.",
    ],
  ])('%s', (_, source, says) => {
    expect(slipsOf(source)).toEqual([says]);
  });
});

it('takes a text in quotes over several lines, and one in folded lines', () => {
  expect(slipsOf('a: "one\n  two"\nb: >-\n  three\n  four\n')).toEqual([]);
});

describe('the shape of a file', () => {
  it.each([
    [
      'a dash without its space, first',
      'a:\n  -Because\n  - two',
      '2: has no space behind the dash. Write "- Because".',
    ],
    [
      'a dash without its space, later',
      'a:\n  - one\n  -two\n  - three',
      '3: has no space behind the dash. Write "- two".',
    ],
    [
      'a dash without its space in front of a field',
      'a:\n  - b: 1\n  -b: 2\n    c: 3',
      '3: has no space behind the dash. Write "- b".',
    ],
    ['a dash of another kind', 'a:\n  - one\n  – two', `3: begins with –. ${ENTRY}`],
    ['a star for a dash', 'a:\n  - one\n  * two', `3: begins with *. ${ENTRY}`],
    ['a missing dash', 'a:\n  - one\n  two\n  - three', `3: ${SHAPELESS}`],
    ['a missing colon', 'a: 1\nb 2\nc: 3', `2: ${SHAPELESS}`],
    ['a missing space behind the colon', 'a:1\nb: 2', `1: ${SHAPELESS}`],
    ['an entry that becomes part of the one above', 'a:\n  - one\n    - two', `3: ${CONTINUED}`],
    ['a text over two lines', 'a: one\n  two', `2: ${CONTINUED}`],
    ['a tab', 'a:\n\tb: 1', '2: is indented with a tab. Use spaces.'],
    ['a field too far to the right', 'a: 1\n  b: 2\nc: 3', `2: ${MISFIT}`],
    ['a field too far to the left', 'a:\n  b: 1\n c: 2\n', `3: ${MISFIT}`],
    ['the lost first line of the first group', '  a: 1\nb:\n  c: 2', `2: ${MISFIT}`],
    ['the lost first line of a list', 'a: 1\n  - b: 2\n', `2: ${MISFIT}`],
    [
      'the lost first line of an entry',
      'a:\n  - b: 1\n    c: 2\n    c: 3\n',
      `4: ${again('c', 3)}`,
    ],
    ['the lost first line of a group', 'a:\n  b: 1\n  c: 2\n  b: 3\n', `4: ${again('b', 2)}`],
  ])('%s', (_, source, says) => {
    expect(slipsOf(source)).toEqual([says]);
  });
});

describe('the encoding of a file', () => {
  const NOT_UTF8 = 'Save the file again and choose the encoding "UTF-8".';
  const OTHER = 'in an encoding that this site does not read, so that letters would be lost.';
  const SOURCE = 'a: 1\nb: Die Küche\n';

  it('is not that of old programs', () => {
    expect(slipsOf(Buffer.from(SOURCE, 'latin1'))).toEqual([`2: has "Küche" ${OTHER} ${NOT_UTF8}`]);
  });

  it('is not one of two bytes for each letter', () => {
    const message = `is not saved as ordinary text. ${NOT_UTF8}`;
    expect(slipsOf(Buffer.from(`\uFEFF${SOURCE}`, 'utf16le'))).toEqual([message]);
    expect(slipsOf(Buffer.from(SOURCE, 'utf16le').swap16())).toEqual([message]);
  });

  it('may be announced, and lines may end as on Windows', () => {
    expect(slipsOf(`\uFEFF${SOURCE.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  it('reads capitals of Portuguese before their quotation mark', () => {
    expect(slipsOf('a: «AMANHû')).toEqual([]);
  });

  it.each(['K\uFFFDche', 'KÃ¼che', 'GrÃ¶ÃŸe', 'itâ€™s'])('has lost a letter in %s', (word) => {
    expect(slipsOf(`a: 1\nb: Die ${word}`)).toEqual([
      `2: has letters that were lost: "${word}". Write the word again.`,
    ]);
  });
});

describe('what nobody sees', () => {
  it.each(['\u200B', '\u2060', '\uFEFF', '\u000B', '\u202A', '\u2028'])(
    'is told of: %j',
    (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      expect(slipsOf(`a: 1\nb: Die Kü${sign}che`)).toEqual([
        `2: has an invisible sign (U+${code}) at "Küche". Delete the word and type it again.`,
      ]);
    },
  );

  it('may part a word or keep two together', () => {
    expect(slipsOf('a: Schiebetüren\u00ADschrank\nb: 5\u00A0cm\nc: می\u200Cخواهم')).toEqual([]);
    // Where words have no spaces between them, keyboards put this one there.
    expect(slipsOf('a: ខ្មែរ\u200Bសួស្តី')).toEqual([]);
  });

  it.each(['a:\u00A0one', '\u00A0\u00A0b: two', 'c:\n  -\u00A0three'])(
    'is no space in %j',
    (source) => {
      expect(slipsOf(source)).toEqual([expect.stringMatching(/: has a space of another kind,/u)]);
    },
  );
});
