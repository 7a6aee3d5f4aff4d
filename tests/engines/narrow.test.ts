import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { PAGES } from '../support/pages.ts';

const SMALLEST = { width: 320, height: 640 };

describe('in the smallest window', () => {
  journey.for(PAGES)('%s never scrolls sideways', async (page, { visitor }) => {
    await visitor.resize(SMALLEST);
    await visitor.open(page);
    await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(SMALLEST.width);
    const sideways = await visitor.evaluate(() => {
      scrollTo({ left: 1000, behavior: 'instant' });
      return scrollX;
    });
    expect(sideways).toBe(0);
  });
});
