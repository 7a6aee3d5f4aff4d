import { globSync, readFileSync } from 'node:fs';
import { wcagContrast as contrast, differenceEuclidean } from 'culori';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { DEFAULT_COLORS, tonesOf, weakPairs } from '../logic/palette.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const TOKENS = read('src/styles/tokens.css');
const EVENING = read('src/styles/evening.css');
const CODE = globSync('src/**/*.{ts,tsx,astro}').map(read).join('\n');

const TONES: Record<string, string> = tonesOf(DEFAULT_COLORS);

/** The colour of each role; later selectors win. */
function rolesOf(selectors: readonly string[]): Record<string, string> {
  const roles: Record<string, string> = {};
  for (const selector of selectors) {
    postcss.parse(TOKENS + EVENING).walkRules((rule) => {
      if (!rule.selectors.includes(selector) || rule.selectors.includes('body')) return;
      rule.walkDecls(/^--color-/u, ({ prop, value }) => {
        const [, name] = /^var\(--palette-([\w-]+)\)$/u.exec(value) ?? [];
        if (name !== undefined) roles[prop] = TONES[name] ?? '';
      });
    });
  }
  return roles;
}

it.each([
  ['a page', [':root']],
  ['a page about organizing', [':root', '.theme-first']],
  ['a page about styling', [':root', '.theme-second']],
  ['a dark section', [':root', '.theme-dark']],
  ['the lightbox', [':root', '.theme-night']],
  ['an evening', [':root', '.theme-dark', '.evening.theme-dark']],
  ['an evening about organizing', [':root', '.theme-dark', '.evening.theme-first']],
  ['an evening about styling', [':root', '.theme-dark', '.evening.theme-second']],
  [
    'the menu of a dark page',
    [':root', '.theme-dark', '.theme-sheet:where(:not([popover]), :popover-open)'],
  ],
])('shapes stand out on %s (WCAG 2.2, 1.4.11)', (_, selectors) => {
  const roles = rolesOf(selectors);
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
    if (name.startsWith('dusk')) continue;
    const [, written = ''] =
      new RegExp(`--palette-${name}: (oklch\\(.+?\\));`, 'u').exec(TOKENS) ?? [];
    expect(distance(hex, written), `${name}: ${hex}, ${written}`).toBeLessThan(0.014);
  }
  expect(weakPairs(DEFAULT_COLORS)).toEqual([]);
});
