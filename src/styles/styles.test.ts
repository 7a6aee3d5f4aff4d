import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast as contrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
const readStyles = (path: string) => read(path).replaceAll(/\/\*[^]*?\*\//gu, '');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const MEDIA = readStyles('styles/media.css');
const WIDTHS = all(MEDIA, /(\(.+\));/gu);
const STYLES = globSync('**/*.css', { cwd: SOURCE, exclude: ['styles/media.css'] });
const CODE = globSync('**/*.{ts,tsx,astro}', { cwd: SOURCE });
/** The sizes of the lightbox's library, and what islands set themselves. */
const SET_IN_CODE = [
  '--yarl_',
  ...CODE.flatMap((path) => all(read(path), /setProperty\(\s*['`](--[\w-]+)/gu)),
];
const isSetInCode = (name: string) => SET_IN_CODE.some((start) => name.startsWith(start));

describe.each(STYLES)('%s', (path) => {
  const styles = readStyles(path);

  it('keeps its private properties to itself, and uses them all', () => {
    const set = all(styles, /(--_[\w-]+):/gu);
    const used = all(styles, /var\((--_[\w-]+)/gu);
    expect(new Set(used)).toEqual(new Set(set));
  });

  // The oldest browsers that are served (docs/browsers.md): Safari 18.1, Chrome and Edge 130.
  it('has the older names of what not every browser knows by its own', () => {
    const names = all(styles, /((?:-webkit-)?(?:text-size|print-color)-adjust):/gu);
    const own = names.filter((name) => !name.startsWith('-'));
    expect(names).toEqual(expect.arrayContaining(own.map((name) => `-webkit-${name}`)));
  });

  it('shows under a mouse alone what no finger and no keyboard reaches', () => {
    const root = postcss.parse(styles);
    root.walkAtRules('media', (rule) => {
      if (rule.params.includes('(hover: hover)')) rule.remove();
    });
    const elsewhere: string[] = [];
    root.walkRules(/:hover/u, ({ selector }) => {
      if (!selector.includes(':hover, :focus-visible, :active')) elsewhere.push(selector);
    });
    expect(elsewhere).toEqual([]);
  });

  it('calls the breakpoints by their names', () => {
    const names = all(styles, /@media[^{]*\((--[\w-]+)\)/gu);
    expect(all(MEDIA, /@custom-media (--[\w-]+)/gu)).toEqual(expect.arrayContaining(names));
    expect(WIDTHS.filter((width) => styles.includes(width))).toEqual([]);
  });
});

it('reads no property that nothing sets', () => {
  const set = STYLES.flatMap((path) => all(readStyles(path), /(?<![\w-])(--[\w-]+):/gu));
  const used = STYLES.flatMap((path) => all(readStyles(path), /var\((--[\w-]+)\)/gu));
  const unknown = used.filter((name) => !set.includes(name) && !isSetInCode(name));
  expect(unknown).toEqual([]);
});

it('gives the sheet of the menu what a light page has, on a ground of its own', () => {
  const colorsOf = (theme: string) => {
    const colors: [name: string, value: string][] = [];
    postcss.parse(readStyles('styles/tokens.css')).walkRules(theme, (rule) => {
      rule.walkDecls(/^--color-/u, ({ prop, value }) => void colors.push([prop, value]));
    });
    return colors;
  };
  // The first time a colour is named, it is for every window.
  const ofPage = new Map(colorsOf(':root').reverse());
  const others = colorsOf('.theme-sheet').filter(([name, value]) => ofPage.get(name) !== value);
  expect(others).toEqual([['--color-ground', 'var(--palette-card)']]);
});

it('names every font that stands in, each as high as its typeface', () => {
  const fonts = readStyles('styles/fallbackFonts.css').split('@font-face').slice(1);
  const [, ...families] = all(fonts.join(''), /font-family: ('[^']+')/gu).sort();
  expect(families).not.toEqual([]);
  for (const family of families) expect(readStyles('styles/tokens.css')).toContain(family);
  const heights = Object.groupBy(fonts, (font) => /'\w+/u.exec(font)?.[0] ?? '');
  for (const alike of Object.values(heights)) {
    for (const side of ['ascent', 'descent']) {
      const share = (font: string, property: string) =>
        Number(new RegExp(`${property}: ([\\d.]+)%`, 'u').exec(font)?.[1]) / 100;
      const sizes = alike?.map(
        (font) => share(font, 'size-adjust') * share(font, `${side}-override`),
      );
      for (const size of sizes ?? []) expect(size).toBeCloseTo(sizes?.[0] ?? 0, 3);
    }
  }
});

it('composes what there is', () => {
  const composed = STYLES.flatMap((path) =>
    all(readStyles(path), /composes: ([\w-]+) from global/gu),
  );
  const shared = ['styles/compositions.css', 'styles/utilities.css'].map(readStyles).join('');
  expect(all(shared, /^ *\.([\w-]+)/gmu)).toEqual(expect.arrayContaining(composed));
});

it('has one set of breakpoints in style sheets and in code', () => {
  const inCode = CODE.flatMap((path) =>
    all(read(path), /(\((?:\d+px <= )?width [<>]=? \d+px\))/gu),
  );
  expect(WIDTHS).toEqual(expect.arrayContaining(inCode));
});

it('derives no token from a role that a theme may change', () => {
  const [, roles = ''] = /^:root \{([^]*?)^\}/mu.exec(readStyles('styles/tokens.css')) ?? [];
  expect(all(roles, /(--[\w-]+):[^;]*var\(--color-/gu)).toEqual([]);
});

it('lets a class that a component is given win over its own', () => {
  const takers = CODE.filter((path) => /\(\{[^)]*\bclassName\b/u.test(read(path)));
  const sheets = takers
    .flatMap((path) => all(read(path), /from '\.\/(\w+\.module\.css)'/gu))
    .map((name) => STYLES.find((path) => path.endsWith(`/${name}`)) ?? name);
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(read(sheet)).toMatch(/^@layer components\.parts \{/mu);
});

it('has no layers in what comes late: browsers would lay the whole page out anew', () => {
  const late = CODE.flatMap((path) => all(read(path), /from '.*?(\w+\.css)\?url'/gu)).map(
    (name) => STYLES.find((path) => path.endsWith(`/${name}`)) ?? name,
  );
  expect(late.length).toBeGreaterThan(0);
  for (const sheet of late) expect(readStyles(sheet)).not.toMatch(/@layer|\blayer\(/u);
});

describe('the colours', () => {
  const TOKENS = read('styles/tokens.css');
  const HEX = new Map(
    Array.from(TOKENS.matchAll(/(--palette-[\w-]+):.*?(#\w{6})/gu), ([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
  /** The roles that a rule sets to a colour of the palette, later themes over earlier ones. */
  const rolesOf = (...selectors: string[]): Record<string, string> =>
    Object.fromEntries(
      selectors.flatMap((selector) =>
        all(readStyles('styles/tokens.css'), new RegExp(`^ *${selector} \\{([^}]*)\\}`, 'gmu'))
          .flatMap((rule) => [...rule.matchAll(/(--color-[\w-]+): var\((--palette-[\w-]+)\)/gu)])
          .map(([, role = '', color = '']) => [role, color]),
      ),
    );
  const contrastOf = (roles: Record<string, string>, ...pair: [string, string]): number => {
    const [one = '', other = ''] = pair.map((role) => HEX.get(roles[role] ?? ''));
    return contrast(one, other);
  };

  const LIGHT = ':root';
  const DARK = '\\.theme-dark,\n\\.theme-night';
  const SHEET = '\\.theme-sheet';
  /** WCAG 2.2: words (1.4.3) and what has to be told apart (1.4.11). */
  const [WORDS, SHAPES] = [4.5, 3];

  it.each([
    ['on the wall', [LIGHT]],
    ['in organizing', [LIGHT, '\\.theme-organizing']],
    ['in styling', [LIGHT, '\\.theme-styling']],
    ['in the dark', [LIGHT, DARK, '\\.theme-dark']],
    ['at night', [LIGHT, DARK, '\\.theme-night']],
    ['in the sheet of a dark page', [LIGHT, DARK, '\\.theme-dark', SHEET]],
  ])('stand out %s, selected and lifted as well', (_, themes) => {
    const roles = rolesOf(...themes);
    const [selected = []] = [...readStyles('styles/base.css').matchAll(/::selection \{[^}]*/gu)];
    const [ground = '', words = ''] = all(selected[0] ?? '', /var\((--color-[\w-]+)\)/gu);
    expect(contrastOf(roles, ground, words)).toBeGreaterThan(WORDS);
    expect(contrastOf(roles, '--color-ground', '--color-text-soft')).toBeGreaterThan(WORDS);
    const [underside = ''] = all(
      read('styles/compositions.css'),
      /box-shadow:.*var\((--color.*)\)/gu,
    );
    expect(contrastOf(roles, '--color-ground', underside)).toBeGreaterThan(SHAPES);
  });

  it('of a dark page are all taken back in the sheet', () => {
    expect(Object.keys(rolesOf(SHEET))).toEqual(
      expect.arrayContaining(Object.keys(rolesOf(DARK, '\\.theme-dark'))),
    );
  });
});
