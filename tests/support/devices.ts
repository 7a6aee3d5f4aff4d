import type { BrowserContextOptions, ViewportSize } from '@playwright/test';

export { AVERAGE_PHONE } from '../../tools/support/averagePhone.ts';

/** A visitor's device; width and height in CSS pixels. */
export type Device = BrowserContextOptions & { viewport: ViewportSize };

/** A device of this width: touch below 900 px, mouse above. */
export function deviceOf(width: number, height: number, deviceScaleFactor = 1): Device {
  const isSmall = width < SMALLEST_WIDE;
  return { viewport: { width, height }, deviceScaleFactor, hasTouch: isSmall, isMobile: isSmall };
}

/** Width in px from which the wide layout applies. */
const SMALLEST_WIDE = 900;

export const DESKTOP = deviceOf(1440, 900);
export const TABLET = deviceOf(768, 1024, 2);
export const PHONE = deviceOf(390, 844, 2);
/** A very small window, as under a large zoom. */
export const TINY = deviceOf(320, 480);

/** Reduced motion, also for tests without animations. */
export const STILL = { reducedMotion: 'reduce' } as const;
export const MOVING = { reducedMotion: 'no-preference' } as const;
