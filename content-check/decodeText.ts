import type { Slip } from './issue.ts';

/**
 * What was copied into a file along with its words. Soft hyphens and joiners belong to words; in
 * languages that are written without spaces, a space without width parts them.
 */
const INVISIBLE =
  /[\p{Control}\u2028-\u202E\u2060\u2066-\u2069\uFEFF]|(?<![\p{sc=Khmr}\p{sc=Laoo}\p{sc=Thai}\p{sc=Mymr}])\u200B/u;
/** Where YAML wants an ordinary space: in front of a line, and behind a dash or a field's colon. */
const ODD_SPACE = /^ *(?:- *)*(?:\w+:)? *[\u00A0\u2000-\u200A\u202F\u3000]/u;
/**
 * What other programs leave of letters they could not read: "K�che", "KÃ¼che", "itâ€™s". In "AMANHû"
 * nothing is lost.
 */
const LOST_LETTER =
  /\uFFFD|[ÂÃ](?:[\u0080-\u00AA\u00AC-\u00BA\u00BC-\u00BF\u0152\u0153\u0178\u2013\u201E]|(?<!\p{Lu}.)[«»])|â€/u;

/** How the code of a sign is written: U+200B. */
const HEXADECIMAL = 16;
const CODE_LENGTH = 4;

const NOT_UTF8 = 'Save the file again and choose the encoding "UTF-8".';

/** The word around a place of a line, without what cannot be seen. */
function wordAt(line: string, index: number): string {
  const start = line.lastIndexOf(' ', index) + 1;
  const end = line.indexOf(' ', index);
  const word = line.slice(start, end < 0 ? undefined : end);
  return word.replaceAll(new RegExp(INVISIBLE, 'gu'), '');
}

function explainLine(line: string): string | undefined {
  if (ODD_SPACE.test(line))
    return 'has a space of another kind, copied from elsewhere, at its beginning or behind the colon or dash. Delete it and type a space.';
  const lost = LOST_LETTER.exec(line);
  if (lost)
    return `has letters that were lost: "${wordAt(line, lost.index)}". Write the word again.`;
  const invisible = INVISIBLE.exec(line.replaceAll('\t', ' '));
  if (!invisible) return undefined;
  const code = invisible[0]
    .charCodeAt(0)
    .toString(HEXADECIMAL)
    .toUpperCase()
    .padStart(CODE_LENGTH, '0');
  return `has an invisible sign (U+${code}) at "${wordAt(line, invisible.index)}". Delete the word and type it again.`;
}

/** The first word that is not UTF-8, read as Western European programs would have saved it. */
function explainEncoding(bytes: Uint8Array): Slip {
  const line = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .findIndex((text) => text.includes('\uFFFD'));
  const text = new TextDecoder('windows-1252').decode(bytes).split('\n')[line] ?? '';
  const word = wordAt(text, text.search(/[\u0080-\u{10FFFF}]/u));
  const message = `has "${word}" in an encoding that this site does not read, so that letters would be lost. ${NOT_UTF8}`;
  return { line: line + 1, message };
}

/**
 * Reads the bytes of a file as text.
 *
 * @returns the text, or the lines in which letters are lost or something is that nobody sees
 */
export function decodeText(bytes: Uint8Array): { text: string } | { slips: Slip[] } {
  // Two bytes for each letter; half of them are 0 in the languages of this alphabet.
  if (bytes.includes(0))
    return { slips: [{ message: `is not saved as ordinary text. ${NOT_UTF8}` }] };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const slips = text.split(/\r?\n/u).flatMap((content, index) => {
      const message = explainLine(content);
      return message === undefined ? [] : [{ line: index + 1, message }];
    });
    return slips.length > 0 ? { slips } : { text };
  } catch {
    return { slips: [explainEncoding(bytes)] };
  }
}
