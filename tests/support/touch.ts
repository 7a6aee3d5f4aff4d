import type { Page } from '@playwright/test';

/** A touch point in CSS pixels in the window; `id` tells several fingers apart. */
export interface Point {
  x: number;
  y: number;
  id?: number;
}

/** Sends a touch event with its points; `timestamp` in seconds. */
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
