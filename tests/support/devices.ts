import type { BrowserContextOptions, ViewportSize } from '@playwright/test';

export { AVERAGE_PHONE } from '../../tools/support/averagePhone.ts';

/** Width and height in CSS pixels. */
type Device = BrowserContextOptions & { viewport: ViewportSize };

const TOUCH = { hasTouch: true, isMobile: true };
export const DESKTOP: Device = { viewport: { width: 1440, height: 900 } };
export const PHONE: Device = { viewport: { width: 390, height: 844 }, ...TOUCH };
/** A very small window, as under a large zoom. */
export const TINY: Device = { viewport: { width: 320, height: 480 }, ...TOUCH };

/** Reduced motion, also for tests without animations. */
export const STILL = { reducedMotion: 'reduce' } as const;
export const MOVING = { reducedMotion: 'no-preference' } as const;
