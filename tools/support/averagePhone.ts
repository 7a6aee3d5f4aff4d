/** Lighthouse's phone; sizes in CSS pixels. */
export const AVERAGE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
