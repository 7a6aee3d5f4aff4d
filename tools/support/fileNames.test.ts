import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from './paths.ts';

const SOURCES = '{src,server,studio,paper,tools,bench,tests}/**/*.*';

it('no two files have names that differ in case alone, whatever they end in', () => {
  const spellings = new Map<string, Set<string>>();
  for (const path of globSync(SOURCES, { cwd: PROJECT_FOLDER })) {
    const name = path.replace(/\.[^/\\]*$/u, '');
    const key = name.toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  expect(spellings.size).toBeGreaterThan(100);
  const alike = [...spellings.values()].filter(({ size }) => size > 1);
  // macOS and Windows hold them for one.
  expect(alike.map((names) => [...names])).toEqual([]);
});
