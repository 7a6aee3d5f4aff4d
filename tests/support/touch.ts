import type { Page } from '@playwright/test';

/** A place in the window, in CSS pixels from its upper left corner; of one finger, if there are more. */
export interface Point {
  x: number;
  y: number;
  id?: number;
}

/** Tells the page what fingers do, and where they are then; at a time in seconds, if that matters. */
export type Touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints?: Point[],
  time?: { timestamp: number },
) => Promise<unknown>;

export async function touchscreenOn(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page);
  return (type, touchPoints = [], time) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, ...time });
}
