import { describe, expect, it } from 'vitest';
import { readYaml } from './readYaml.ts';

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
    expect(issuesOf('\uFEFFa: 1\r\nb: Die Küche\r\n')).toEqual([]);
  });

  it.each(['latin1', 'utf16le'] as const)('is refused in %s', (encoding) => {
    expect(issuesOf(Buffer.from('\uFEFFa: 1\nb: Die Küche\n', encoding))).toEqual([
      'is not encoded in UTF-8. Save it again with the encoding "UTF-8".',
    ]);
  });
});
