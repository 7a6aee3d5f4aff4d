import { axeIssues, contrastIssues } from '../../tools/inspection/axe.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { expectEverythingFits, expectLargeTextFits } from '../support/fits.ts';
import { openDraft, openMenu, openPicture, openPopup } from '../support/pageStates.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { smallTargets, unreachableTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

const soft = expect.configure({ soft: true });

// One page of each theme and header.
const THEMES = ['/', '/home-space-organizing', '/interior-styling', '/site-map'];

test('pages can be read under the mouse and in the system’s colours', async ({ arrive }) => {
  const page = await arrive(STILL);
  for (const route of THEMES) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    await hoverEverything(page);
    soft(await contrastIssues(page), route).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    soft(await contrastIssues(page), route).toEqual([]);
  }
});

for (const [name, route, device, openPart] of [
  ['the menu', '/', PHONE, openMenu],
  ['the menu of a service', '/interior-styling', PHONE, openMenu],
  ['the menu of the site map', '/site-map', PHONE, openMenu],
  ['the pop-up', '/', PHONE, openPopup],
  ['the pop-up', '/', DESKTOP, openPopup],
  ['the enquiry helper', '/', PHONE, openDraft],
  ['the enquiry helper', '/', DESKTOP, openDraft],
  ['the lightbox', '/home-space-organizing', PHONE, openPicture],
  ['the lightbox', '/portfolio', DESKTOP, openPicture],
] as const) {
  const { width } = device.viewport;
  test(`${name} is accessible and fits, ${width} px wide, on ${route}`, async ({ open }) => {
    const page = await open(route, { ...device, ...STILL });
    await scrollThrough(page);
    await openPart(page);
    await soft.poll(() => axeIssues(page)).toEqual([]);
    soft(await smallTargets(page)).toEqual([]);
    await soft.poll(() => unreachableTargets(page)).toEqual([]);
    await expectEverythingFits(page);
    if (device === DESKTOP) return;
    await page.setViewportSize({ width: 320, height: 640 });
    await expectEverythingFits(page);
    if (openPart === openPicture) return;
    await page.setViewportSize(device.viewport);
    await expectLargeTextFits(page);
  });
}

/** Draws every link and button as if the mouse were on it. */
async function hoverEverything(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const links = { nodeId: root.nodeId, selector: 'a, button' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', links);
  const forcedPseudoClasses = ['hover'];
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
