import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['/nowhere/chromium', '/bin/false', process.execPath])(
  'does not put up with %s for a Chromium',
  (path) => {
    vi.stubEnv('CHROME_PATH', path);
    expect(findChromium).toThrow(
      `CHROME_PATH is "${path}", where there is no Chromium that works.`,
    );
  },
);
