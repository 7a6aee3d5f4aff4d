import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const CODE = globSync('{paper,src}/**/*.{astro,ts,tsx}').map(read);
const NOT_OWN = /:global\([^)]*\)|@layer [\w.]+|\/\*[^]*?\*\//gu;

/** For every style sheet of a component: its classes, and what code asks it for; nothing where that is not said. */
const SHEETS = globSync('{paper,src}/**/*.module.css').map((file) => {
  const css = read(file).replace(NOT_OWN, '');
  const classes = new Set(Array.from(css.matchAll(/\.([a-z]\w*)/giu), ([, name = '']) => name));
  const users = CODE.flatMap((code) => {
    const importing = new RegExp(`import (\\w+) from '[^']*/${basename(file)}'`, 'u');
    const [, name] = importing.exec(code) ?? [];
    return name === undefined
      ? []
      : Array.from(code.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+)|\\[)`, 'gu')));
  });
  const asked = users.map(([, name]) => name);
  return { file, classes, asked: asked.includes(undefined) ? undefined : asked };
});

it('every class that a component asks its style sheet for is there', () => {
  const missing = SHEETS.flatMap(({ file, classes, asked = [] }) =>
    asked.filter((name = '') => !classes.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every class of a style sheet is asked for', () => {
  const unused = SHEETS.flatMap(({ file, classes, asked }) =>
    [...classes].filter((name) => asked && !asked.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});
