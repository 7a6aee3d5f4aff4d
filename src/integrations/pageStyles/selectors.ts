const ARGUMENTS = String.raw`\(((?:[^()]|\([^()]*\))*)\)`;
/** The arguments of these say what need not be there, or what may. */
const ALTERNATIVES = new RegExp(`:(?:not|is|where|has)${ARGUMENTS}`, 'gu');
const NEGATION = new RegExp(`:not${ARGUMENTS}`, 'gu');
const INSIDE = new RegExp(`:has${ARGUMENTS}`, 'gu');
const CLASS = /\.(-?[_a-z][\w-]*)/giu;

/** What a selector asks for in any case. */
export function conditionOf(selector: string): string {
  return selector.replace(ALTERNATIVES, '');
}

/** What it asks for inside of what it chooses. */
export function conditionInside(selector: string): string {
  return namesIn(selector.replace(NEGATION, ''), INSIDE).join(' ');
}

/** The classes without which a selector chooses nothing. */
export function classesAsked(selector: string): string[] {
  return namesIn(conditionOf(selector), CLASS);
}

/** What the first group of a pattern finds in a text. */
export function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
