import { axeIssues } from '../../tools/inspection/axe.ts';
import { loadPictures } from '../../tools/inspection/inspectPage.ts';
import { collectProblems } from '../support/browserErrors.ts';
import { business } from '../support/content.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { expectEverythingFits, expectLargeTextFits } from '../support/fits.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { badPhotos } from '../support/photos.ts';
import { edgesOf, expectLanding, scrollThrough } from '../support/scrolling.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

const soft = expect.configure({ soft: true });

// limits.spec.ts tests narrower windows.
for (const [name, device, density, widths] of [
  ['phone', PHONE, 2, [600, 899]],
  ['desktop', DESKTOP, 1, [900, 2560]],
] as const) {
  for (const route of ALL_ROUTES) {
    test(`${route} is complete, accessible, fits and logs no errors on a ${name}`, async ({
      arrive,
    }) => {
      const page = await arrive({ ...device, ...STILL, deviceScaleFactor: density });
      const problems = collectProblems(page);
      await page.goto(route);
      await scrollThrough(page);
      await soft(page).toHaveTitle(new RegExp(`^.+ – ${business.name}$`, 'u'));
      await soft(page.locator('h1')).toHaveCount(1);
      await soft(page.locator('html')).toHaveAttribute('lang', 'en');
      soft(await loadPictures(page)).toEqual([]);
      soft(await badPhotos(page, density)).toEqual([]);
      soft(await axeIssues(page)).toEqual([]);
      soft(await smallTargets(page)).toEqual([]);
      soft(problems).toEqual([]);
      await expectEverythingFits(page);
      for (const width of widths) {
        await page.setViewportSize({ ...device.viewport, width });
        await expectEverythingFits(page);
      }
      await page.setViewportSize(device.viewport);
      await expectLargeTextFits(page);
    });
  }
}

test('"Discover more" scrolls to the services and shows their titles', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our services' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Discover more' }).click();
  const { bottom } = await edgesOf(page.getByRole('banner'));
  // The label overlaps the line of the header.
  await expectLanding(page.getByRole('heading', { name: 'Our services' }), bottom - 2, 300);
  for (const service of await page.getByRole('article').getByRole('heading').all())
    await expect(service).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/#service$/u);
});

test('each service page has its own class and background', async ({ page }) => {
  const [classes, backgrounds] = [new Set<string>(), new Set<string>()];
  for (const route of ['/home-space-organizing', '/interior-styling', '/portfolio']) {
    await page.goto(route);
    const body = page.locator('body');
    classes.add((await body.getAttribute('class')) ?? '');
    backgrounds.add(await body.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect([classes.size, backgrounds.size]).toEqual([3, 3]);
});
