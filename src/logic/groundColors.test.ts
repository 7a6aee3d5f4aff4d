import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTE } from './groundColors.ts';

const TOKENS = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(PALETTE))('%s is the %s of the style sheets', (name, hex) => {
  expect(new RegExp(`--palette-${name}: .*/\\* (#\\w+)`, 'u').exec(TOKENS)?.[1]).toBe(hex);
});
