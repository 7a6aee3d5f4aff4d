import { messages } from '../support/content.ts';
import { lightboxOn, STILL_DESKTOP, STILL_PHONE } from '../support/lightbox.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { touchscreenOn } from '../support/touch.ts';

const GALLERY = 'garage-transformation';
const { before, after } = messages.gallery;

test.use(STILL_DESKTOP);

test('the handle moves the line, on the page and in the lightbox', async ({ page }) => {
  const { button, expectSlide, open, slide } = lightboxOn(page);
  const frame = page.locator('[data-comparison]');
  await page.goto('/portfolio');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => shareBefore(beforeIn(page))).toBe(50);
  await dragIn(page, frame, 0.5, 0.75);
  await expect.poll(() => shareBefore(beforeIn(page))).toBeCloseTo(75, -0.5);
  await sliderIn(page).press('Home');
  await expect.poll(() => shareBefore(beforeIn(page))).toBeLessThan(40);

  await open(GALLERY, 2);
  const word = (text: string) => slide.getByText(text, { exact: true });
  await expect(word(before)).toBeVisible();
  await expect(word(after)).toBeVisible();
  const slider = sliderIn(slide);
  const other = slide.locator('[data-shows]');
  await expect(slider).toHaveValue('40');
  await expect.poll(() => shareBefore(other)).toBeCloseTo(40, 1);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('41');
  await dragIn(page, other, 0.41, 0.8);
  await expect.poll(async () => Number(await slider.inputValue())).toBeCloseTo(80, -0.5);
  await expectSlide(2, 5);
  await button('previous').click();
  await expectSlide(1, 5);
  await expect(word(before)).toBeVisible();
  await expect(other).toHaveCSS('clip-path', 'inset(0px 0px 0px 60%)');
  await button('zoomIn').click();
  await expect(slider).toBeHidden();
});

test.describe('with a finger', () => {
  test.use(STILL_PHONE);

  test('moves the handle sideways and scrolls the page down', async ({ page }) => {
    const frame = page.locator('[data-comparison]');
    const top = () => page.evaluate(() => scrollY);
    const send = await touchscreenOn(page);
    await page.goto('/portfolio');
    // Scrolling lays out the sections above, which moves the frame once more.
    await expect(async () => {
      await bringIntoSight(frame);
      await expect(frame).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    await send('touchStart', [await placeIn(frame, 0.5)]);
    for (const x of [0.55, 0.65, 0.75, 0.8]) await send('touchMove', [await placeIn(frame, x)]);
    await send('touchEnd');
    await expect.poll(() => shareBefore(beforeIn(page))).toBeCloseTo(80, -0.5);

    const value = await sliderIn(page).inputValue();
    const start = await top();
    const down = await placeIn(frame, 0.3);
    await send('touchStart', [down]);
    for (const y of [20, 60, 100, 140]) await send('touchMove', [{ ...down, y: down.y - y }]);
    await send('touchEnd');
    await expect.poll(top).toBeGreaterThan(start + 80);
    await expect(sliderIn(page)).toHaveValue(value);
  });
});

function sliderIn(place: Locator | Page): Locator {
  return place.getByRole('slider', { name: `${before} / ${after}` });
}

function beforeIn(page: Page): Locator {
  return page.getByRole('link', { name: `${before}.` }).locator('img');
}

/** Percentage of the frame in which a picture shows "before". */
function shareBefore(picture: Locator): Promise<number> {
  return picture.evaluate((image) => {
    const { clipPath } = getComputedStyle(image);
    const right = Number(/inset\(0px ([\d.]+)px/u.exec(clipPath)?.[1]);
    return 100 * (1 - right / image.clientWidth);
  });
}

async function placeIn(frame: Locator, share: number) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  return { x: x + width * share, y: y + height / 3 };
}

async function dragIn(page: Page, frame: Locator, from: number, to: number): Promise<void> {
  const [start, end] = [await placeIn(frame, from), await placeIn(frame, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}
