import { describe, expect } from 'vitest';
import { home, messages } from '../support/content.ts';
import { journey, NARROW, WIDE } from './support/journey.ts';
import type { FocusStop } from './support/inPage.ts';
import type { Visitor } from './support/visitor.ts';

const MOST_STOPS = 120;
/** The least that WCAG 2.2 asks of a focus ring, in CSS pixels. */
const THINNEST_RING = 2;

/** Goes through the page by Tab, from its beginning to the last link of the footer. */
async function tabThrough(visitor: Visitor): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.at(-1)?.name !== messages.social.instagram && stops.length < MOST_STOPS) {
    await visitor.press('Tab');
    let stop: FocusStop | undefined;
    const outOfSight = async (): Promise<string> => {
      stop = await visitor.focus();
      return stop?.isInSight ? '' : `stop ${stops.length + 1}: ${stop?.name}`;
    };
    await expect.poll(outOfSight).toBe('');
    if (stop) stops.push(stop);
  }
  return stops;
}

describe('with the keyboard alone', () => {
  const windows = [
    { size: WIDE, name: 'wide' },
    { size: NARROW, name: 'narrow' },
  ];
  journey.for(windows)('every stop of a $name home page is seen', async ({ size }, { visitor }) => {
    await visitor.resize(size);
    await visitor.open('/');
    const stops = await tabThrough(visitor);
    const names = stops.map(({ name }) => name);

    expect(names[0]).toBe(messages.skipLink.label);
    expect(names.at(-1)).toBe(messages.social.instagram);
    expect(names).toContain(home.services.organizing.title);
    expect(names).toContain(home.portfolio.button);
    expect(names).toContain(messages.contact.writeEmail);
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
    expect(stops.filter(({ outline }) => outline < THINNEST_RING)).toEqual([]);
  });

  journey('the first stop leads past the menu', async ({ visitor }) => {
    await visitor.open('/portfolio');
    await visitor.press('Tab');
    await visitor.expectFocus('link', messages.skipLink.label);
    await visitor.press('Enter');
    await visitor.expectPlace('/portfolio#main');
    await visitor.press('Tab');
    const isInMain = await visitor.evaluate(() =>
      document.querySelector('main')?.contains(document.activeElement),
    );
    expect(isInMain).toBe(true);
  });
});
