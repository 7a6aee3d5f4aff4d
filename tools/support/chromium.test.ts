import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the Chromium it is told of', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

it.each(['/nowhere/chromium', '/bin/false'])('does not put up with %s for a Chromium', (path) => {
  vi.stubEnv('CHROMIUM_PATH', path);
  expect(findChromium).toThrow(
    `CHROMIUM_PATH is "${path}", where there is no Chromium that works.`,
  );
});
