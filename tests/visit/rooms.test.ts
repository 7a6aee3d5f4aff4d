import { expect, it } from 'vitest';
import { DESKTOP, MOVING } from '../support/devices.ts';
import { lightboxOn } from '../support/lightboxVisit.ts';
import { edgesOf } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator } from 'playwright-core';

/** How far a front slides down, and how much of its room is seen above it then, at least. */
const OUT = 28;
const ROOM = 80;

const visits = useVisits();

it('a drawer comes out under the pointer and the keyboard, and opens its picture', async () => {
  const page = await visits.open('/home-space-organizing', { ...DESKTOP, ...MOVING });
  const { expectSlide, expectClosed } = lightboxOn(() => page);
  const drawer = page.getByRole('link', { name: /^Kitchen and pantry/u });
  const front = drawer.locator('span').first();
  const picture = drawer.getByRole('img');
  /** How far the front is out, and how far the room stands above it. */
  const look = async () => {
    const top = async (thing: Locator) => (await edgesOf(thing)).top;
    return {
      out: (await top(front)) - (await top(drawer)),
      room: (await top(front)) - (await top(picture)),
    };
  };
  const expectOpen = async () => {
    await expect.poll(async () => (await look()).out).toBeCloseTo(OUT, 0);
    expect((await look()).room).toBeGreaterThan(ROOM);
  };

  await drawer.scrollIntoViewIfNeeded();
  expect((await look()).out).toBe(0);
  expect((await look()).room).toBeLessThan(0);
  await drawer.hover();
  await expectOpen();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await look()).out).toBe(0);

  await page.getByRole('link', { name: /^Closet and wardrobe/u }).focus();
  await page.keyboard.press('Tab');
  await expectOpen();
  await page.keyboard.press('Enter');
  await expectSlide(1, 7);
  await page.keyboard.press('ArrowRight');
  await expectSlide(2, 7);
  await page.keyboard.press('Escape');
  await expectClosed();
  const neighbour = page.getByRole('link', { name: /^Closet and wardrobe/u });
  expect(await neighbour.evaluate((link) => link === document.activeElement)).toBe(true);
});
