import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ENHANCED_CONTRAST, objections } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { lookWhileAll } from '../support/pseudoStates.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const visits = useVisits();

it.each(PAGE_STATES)('$path is accessible while $name', async ({ path, device, reach }) => {
  const page = await visits.open(path, { ...device, reducedMotion: 'reduce' });
  await reach(page);
  expect(await objections(page)).toEqual([]);
});

describe('words stand out from their ground by 7 to 1, large ones by 4.5 to 1', () => {
  const contrastObjections = (page: Page, state: 'hover' | 'focus-visible' | 'active') =>
    lookWhileAll(page, 'a, button', state, () => objections(page, ENHANCED_CONTRAST));

  const DEVICES = [
    { on: 'a phone', device: PHONE },
    { on: 'a desktop', device: DESKTOP },
  ];
  const everywhere = DEVICES.flatMap(({ on, device }) =>
    ALL_ADDRESSES.map((path) => ({ on, device, path })),
  );

  it.each(everywhere)('on $path on $on, whatever is pointed at', async ({ path, device }) => {
    const page = await visits.open(path, { ...device, reducedMotion: 'reduce' });
    await scrollThrough(page);
    expect(await objections(page, ENHANCED_CONTRAST)).toEqual([]);
    for (const state of ['hover', 'focus-visible', 'active'] as const) {
      expect(await contrastObjections(page, state), state).toEqual([]);
    }
  });

  it.each(PAGE_STATES)('on $path while $name', async ({ path, device, reach }) => {
    const page = await visits.open(path, { ...device, reducedMotion: 'reduce' });
    await reach(page);
    expect(await objections(page, ENHANCED_CONTRAST)).toEqual([]);
    expect(await contrastObjections(page, 'hover'), 'hover').toEqual([]);
  });
});
