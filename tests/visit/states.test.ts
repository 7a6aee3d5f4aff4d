import { beforeAll, describe, expect, it } from 'vitest';
import { contrastObjections, objections } from '../../tools/inspection/axe.ts';
import { STILL } from '../support/devices.ts';
import { poorlySeenStops } from '../support/focusRing.ts';
import { motionsOf, watchMotion } from '../support/motion.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { lookWhileAll } from '../support/pseudoStates.ts';
import { smallButtons } from '../support/targets.ts';
import { useLook } from '../support/visits.ts';

describe.each(PAGE_STATES)('on $route, when $name', ({ route, device, reach, hasOwnStops }) => {
  const page = useLook(route, device, STILL, watchMotion);
  beforeAll(() => reach(page()));

  it('nothing has moved until then', async () => {
    expect(await motionsOf(page())).toEqual([]);
  });

  it('the page is accessible, and its words stand out, pointed at as well', async () => {
    expect(await objections(page())).toEqual([]);
    const found = await lookWhileAll(page(), 'a, button', 'hover', () =>
      contrastObjections(page()),
    );
    expect(found).toEqual([]);
  });

  it('every button is at least 44 px large', async () => {
    expect(await smallButtons(page())).toEqual([]);
  });

  if (hasOwnStops) {
    it('every stop of the keyboard is seen', async () => {
      expect(await poorlySeenStops(page())).toEqual([]);
    });
  }
});
