import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { poorlySeenStops } from '../support/focusRing.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useLook } from '../support/visits.ts';

/* The stops of the keyboard are seen, with a ring as large and strong as WCAG asks. */

/** These show both kinds of header, and the footer; of the others it is enough to see what is theirs. */
const WITH_FRAME = ['/', '/site-map'];

/** A page has dozens of stops, each photographed twice. */
const LONG_WALK_MS = 120_000;

describe.each([
  { on: 'a desktop', options: DESKTOP, routes: ALL_ROUTES },
  { on: 'a phone', options: PHONE, routes: ['/', '/home-space-organizing', '/site-map'] },
  {
    on: 'a desktop in the colours of the system',
    options: { ...DESKTOP, forcedColors: 'active' as const },
    routes: ['/', '/site-map'],
  },
])('on $on', ({ options, routes }) => {
  describe.each(routes)('%s', (route) => {
    const page = useLook(route, options, STILL);
    beforeAll(() => scrollThrough(page()));

    it('shows every stop', { timeout: LONG_WALK_MS }, async () => {
      const part = WITH_FRAME.includes(route) ? 'html' : 'main';
      expect(await poorlySeenStops(page(), part)).toEqual([]);
    });
  });
});

describe.each(PAGE_STATES.filter(({ hasOwnStops }) => hasOwnStops))(
  'on $route, $device.viewport.width px wide, when $name',
  ({ route, device, reach }) => {
    const page = useLook(route, device, STILL);
    beforeAll(() => reach(page()));

    it('shows every stop', { timeout: LONG_WALK_MS }, async () => {
      expect(await poorlySeenStops(page())).toEqual([]);
    });
  },
);
