import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE_AND_DESKTOP, STILL } from '../support/devices.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { contrastWhileAll } from '../support/pseudoStates.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useLook } from '../support/visits.ts';

describe.each(PHONE_AND_DESKTOP)('on $on', ({ device }) => {
  describe.each(ALL_ROUTES)('%s', (route) => {
    const page = useLook(route, device, STILL);
    beforeAll(() => scrollThrough(page()));

    it.each(['focus-visible', 'active'] as const)(
      'has words that stand out from their ground under %s',
      async (state) => {
        expect(await contrastWhileAll(page(), state)).toEqual([]);
      },
    );
  });
});
