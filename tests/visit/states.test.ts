import { beforeAll, describe, expect, it } from 'vitest';
import { objections } from '../../tools/inspection/axe.ts';
import { STILL } from '../support/devices.ts';
import { motionsOf, watchMotion } from '../support/motion.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { contrastWhileAll } from '../support/pseudoStates.ts';
import { smallButtons } from '../support/targets.ts';
import { useLook } from '../support/visits.ts';

describe.each(PAGE_STATES)('on $route, when $name', ({ route, device, reach }) => {
  const page = useLook(route, device, STILL, watchMotion);
  beforeAll(() => reach(page()));

  it('nothing has moved until then', async () => {
    expect(await motionsOf(page())).toEqual([]);
  });

  it('the page is accessible, and its words stand out, pointed at as well', async () => {
    expect(await objections(page())).toEqual([]);
    expect(await contrastWhileAll(page(), 'hover')).toEqual([]);
  });

  it('every button is at least 44 px large', async () => {
    expect(await smallButtons(page())).toEqual([]);
  });
});
