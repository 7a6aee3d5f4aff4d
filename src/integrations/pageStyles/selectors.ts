/** The arguments of these say what need not be there, or what may. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/gu;
const CLASS = /\.(-?[_a-z][\w-]*)/giu;

/** What a selector asks for in any case. */
export function conditionOf(selector: string): string {
  return selector.replace(ALTERNATIVES, '');
}

/** The classes without which a selector chooses nothing. */
export function classesAsked(selector: string): string[] {
  return namesIn(conditionOf(selector), CLASS);
}

/** What the first group of a pattern finds in a text. */
export function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
