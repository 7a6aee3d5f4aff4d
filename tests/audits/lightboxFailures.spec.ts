import { messages } from '../support/content.ts';
import { lightboxOn, STILL_DESKTOP } from '../support/lightbox.ts';
import { hold, stopTime, waitForIdle } from '../support/pausing.ts';
import { expect, test } from '../support/test.ts';

const PARTS = { script: /\.js$/u, 'style sheet': /\.css$/u, 'list of pictures': /\.json$/u };
const PICTURE_FILE = /01-wide.*\.jpeg$/u;
/** Specification, section 7. */
const TIMEOUT_MS = 120_000;

test.use(STILL_DESKTOP);

for (const [part, files] of Object.entries(PARTS)) {
  test(`requests the ${part} twice, then opens the picture file`, async ({ page }) => {
    const { thumbnail, expectSlide } = lightboxOn(page);
    await page.goto('/portfolio');
    await page.route(files, (route) => route.abort(), { times: 1 });
    // Without a pointer, which would prefetch.
    await thumbnail('garage-oasis', 1).dispatchEvent('click');
    await expectSlide(1, 4);
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto('/site-map');
    await page.goto('/portfolio');
    await thumbnail('garage-oasis', 1).click();
    await page.waitForURL(PICTURE_FILE);
  });
}

test('opens the picture file if the lightbox takes 120 s', async ({ page }) => {
  const link = lightboxOn(page).thumbnail('garage-oasis', 1);
  let isPictureRequested = false;
  page.on('request', (request) => (isPictureRequested ||= PICTURE_FILE.test(request.url())));
  await page.clock.install();
  await page.goto('/portfolio');
  await page.route(PARTS.script, () => undefined);
  await stopTime(page);
  await link.click();
  await page.clock.runFor(TIMEOUT_MS - 1000);
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.request.get('/');
  expect(isPictureRequested).toBe(false);
  await page.clock.runFor(1000);
  await page.waitForURL(PICTURE_FILE);
});

test('keeps the second gallery open if the first fails late', async ({ page }) => {
  const { button, expectSlide, open, thumbnail } = lightboxOn(page);
  await page.goto('/portfolio');
  const release = await hold(page, /tidy-touch\.json$/u);
  await thumbnail('tidy-touch', 1).click();
  await open('garage-oasis', 3);
  release('abort');
  await expect(thumbnail('tidy-touch', 1)).not.toHaveAttribute('aria-busy');
  await button('next').click();
  await expectSlide(4, 4);
  await expect(page).toHaveURL('/portfolio#garage-oasis/4');
  await expect(page.getByText(messages.script.failed)).toHaveCount(0);
});

test('stays closed if the visitor goes back while it loads', async ({ page }) => {
  const { dialog, thumbnail } = lightboxOn(page);
  await page.goto('/portfolio');
  const release = await hold(page, PARTS.script);
  await page.evaluate(() => location.assign('#garage-oasis/1'));
  await expect(thumbnail('garage-oasis', 1)).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  release();
  await expect(thumbnail('garage-oasis', 1)).not.toHaveAttribute('aria-busy');
  await waitForIdle(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/portfolio');
});

test('says that it cannot load offline, and opens once the network is back', async ({ page }) => {
  const { thumbnail, expectSlide } = lightboxOn(page);
  const link = thumbnail('garage-oasis', 1);
  const message = page.getByRole('status').filter({ hasText: messages.script.failed });
  await page.goto('/portfolio');
  await page.context().setOffline(true);
  await link.click();
  await expect(message).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
  await message.getByRole('button', { name: messages.script.dismiss }).click();
  await expect(message).toBeHidden();
  await expect(link).toBeFocused();

  await link.click();
  await expect(message).toBeVisible();
  await page.context().setOffline(false);
  await link.click();
  await expectSlide(1, 4);
  await expect(message).toHaveCount(0);
});

test('opens the picture file in a browser without AVIF', async ({ page }) => {
  await page.route('/portfolio', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('image/avif', 'image/unknown');
    await route.fulfill({ response, body });
  });
  await page.goto('/portfolio');
  await lightboxOn(page).thumbnail('garage-oasis', 1).click();
  await page.waitForURL(PICTURE_FILE);
});

test('offers to reload if the picture of a URL cannot open', async ({ page }) => {
  await page.route('**/galleries/*.json', (route) => route.abort());
  await page.goto('/portfolio#garage-oasis/1');
  await expect(page.getByText(messages.script.failed)).toBeVisible();
  await expect(page).toHaveURL('/portfolio#garage-oasis/1');
  await page.unrouteAll();
  await page.getByRole('button', { name: messages.script.reload }).click();
  await lightboxOn(page).expectSlide(1, 4);
});

test('says what is loading and what did not load, and goes on', async ({ page }) => {
  const { button, dialog, slide, thumbnail, expectSlide } = lightboxOn(page);
  const link = thumbnail('garage-oasis', 1);
  const failed = slide.getByText(messages.picture.failed);
  await page.goto('/portfolio');
  const releaseCode = await hold(page, PARTS.script);
  const releasePicture = await hold(page, /01-wide.*\.avif$/u);
  await page.route('**/02-storage-wall*', (route) => route.abort());
  await link.click();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(dialog).toHaveCount(0);
  releaseCode();
  await expect(slide.getByText(messages.lightbox.loading)).toBeAttached();
  await expect(slide.locator('.lightbox-frame')).toHaveCSS('outline-style', 'solid');
  releasePicture();
  await expectSlide(1, 4);
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(slide.locator('.lightbox-frame')).toHaveCSS('outline-style', 'none');
  await button('next').click();
  await expect(failed).toBeVisible();
  await expect(failed.locator('..').locator('svg')).toBeVisible();
  await button('next').click();
  await expectSlide(3, 4);
});
