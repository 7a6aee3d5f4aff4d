import { readFileSync } from 'node:fs';

/** A deliberate breakage, and the test that must fail. */
export interface Breakage {
  file: string;
  /** Occurs exactly once in the file. */
  replace: string;
  by: string;
  testFile: string;
  /** A part of its title. */
  title: string;
}

const BLOCK =
  /^(?<file>.+)\n- (?<replace>.+)\n\+ ?(?<by>.*)\n= (?<testFile>[^:]+): (?<title>.+)$/gmu;

const text = readFileSync(new URL('breakages.diff', import.meta.url), 'utf8');

export const BREAKAGES = Array.from(
  text.matchAll(BLOCK),
  ({ groups }) => ({ ...groups }) as unknown as Breakage,
);
