import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
const readStyles = (path: string) => read(path).replaceAll(/\/\*[^]*?\*\//gu, '');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const MEDIA = readStyles('styles/media.css');
const WIDTHS = all(MEDIA, /(\(.+\));/gu);
const STYLES = globSync('**/*.css', { cwd: SOURCE, exclude: ['styles/media.css'] });
/** The fonts of astro.config.ts, and the sizes of the lightbox's library. */
const SET_IN_CODE = /^--(?:font-file|yarl_)/u;
const CODE = globSync('**/*.{ts,tsx,astro}', { cwd: SOURCE });

describe.each(STYLES)('%s', (path) => {
  const styles = readStyles(path);

  it('keeps its private properties to itself, and uses them all', () => {
    const set = all(styles, /(--_[\w-]+):/gu);
    const used = all(styles, /var\((--_[\w-]+)/gu);
    expect(new Set(used)).toEqual(new Set(set));
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
  const unknown = used.filter((name) => !set.includes(name) && !SET_IN_CODE.test(name));
  expect(unknown).toEqual([]);
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
    all(read(path), /(\((?:\d+px <= )?width [<>]=? [^()]+\))/gu),
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
