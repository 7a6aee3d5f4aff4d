import { globSync, readFileSync } from 'node:fs';
import { wcagContrast as contrast, differenceEuclidean } from 'culori';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { DEFAULT_COLORS, eveningTonesOf, type Look, tonesOf, weakPairs } from '../logic/palette.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const TOKENS = read('src/styles/tokens.css');
const EVENING = read('src/styles/evening.css');
const CODE = globSync('src/**/*.{ts,tsx,astro}').map(read).join('\n');

const TONES: Record<string, string> = tonesOf(DEFAULT_COLORS);
const EVENING_TONES: Record<string, string> = { ...TONES, ...eveningTonesOf(DEFAULT_COLORS) };

/** The colour of each role; later selectors win. */
function rolesOf(look: Look, selectors: readonly string[]): Record<string, string> {
  const tones = look === 'evening' ? EVENING_TONES : TONES;
  const roles: Record<string, string> = {};
  for (const selector of selectors) {
    postcss.parse(TOKENS + EVENING).walkRules((rule) => {
      if (!rule.selectors.includes(selector) || rule.selectors.includes('body')) return;
      rule.walkDecls(/^--color-/u, ({ prop, value }) => {
        const [, name] = /^var\(--palette-([\w-]+)\)$/u.exec(value) ?? [];
        if (name !== undefined) roles[prop] = tones[name] ?? '';
      });
    });
  }
  return roles;
}

const SHEET = '.theme-sheet:where(:not([popover]), :popover-open)';

it.each<[string, Look, string[]]>([
  ['a page', 'day', [':root']],
  ['a page about organizing', 'day', [':root', '.theme-first']],
  ['a page about styling', 'day', [':root', '.theme-second']],
  ['a dark section', 'day', [':root', '.theme-dark']],
  ['the lightbox', 'day', [':root', '.theme-night']],
  ['an evening', 'evening', [':root', 'body.evening']],
  ['an evening about organizing', 'evening', [':root', '.theme-first', 'body.evening']],
  ['an evening about styling', 'evening', [':root', '.theme-second', 'body.evening']],
  ['an evening about products', 'evening', [':root', '.theme-third', 'body.evening']],
  ['the contact of an evening', 'evening', [':root', '.theme-dark', '.evening .theme-dark']],
  ['the lightbox of an evening', 'evening', [':root', 'body.evening', '.theme-night']],
  ['the menu of an evening', 'evening', [':root', 'body.evening', SHEET, `.evening ${SHEET}`]],
  ['the menu of a dark page', 'day', [':root', '.theme-dark', SHEET]],
])('shapes stand out on %s (WCAG 2.2, 1.4.11)', (_, look, selectors) => {
  const roles = rolesOf(look, selectors);
  for (const role of ['line', 'accent', 'underside', 'focus-outer']) {
    const [shape = '', ground = ''] = [roles[`--color-${role}`], roles['--color-ground']];
    expect.soft(contrast(shape, ground), role).toBeGreaterThan(3);
  }
});

it('style sheets and code have the same breakpoints', () => {
  const inCode = CODE.match(/\((?:\d+px <= )?width [<>]=? \d+px\)/gu) ?? [];
  const named = read('src/styles/media.css').match(/\(.+\)(?=;)/gu) ?? [];
  expect(named).toEqual(expect.arrayContaining(inCode));
});

it('style sheets loaded late have no layers: a new layer restyles the whole page', () => {
  const late = Array.from(CODE.matchAll(/from '.*\/(.*\.css)\?url'/gu), ([, name = '']) => name);
  expect(late).not.toEqual([]);
  for (const path of late.flatMap((name) => globSync(`src/**/${name}`)))
    expect(read(path)).not.toMatch(/@layer|\blayer\(/u);
});

const distance = differenceEuclidean();

it('computes the tones of tokens.css from the default colours', () => {
  for (const [name, hex] of Object.entries(TONES)) {
    const [, written = ''] =
      new RegExp(`--palette-${name}: (oklch\\(.+?\\));`, 'u').exec(TOKENS) ?? [];
    expect(distance(hex, written), `${name}: ${hex}, ${written}`).toBeLessThan(0.014);
  }
  expect(weakPairs(DEFAULT_COLORS)).toEqual([]);
});
