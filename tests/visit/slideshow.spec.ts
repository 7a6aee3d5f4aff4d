import { STILL_DESKTOP, test } from '../support/lightbox.ts';
import { stopTime } from '../support/pausing.ts';
import { expect } from '../support/test.ts';

const FRAME_MS = 20;

test.use(STILL_DESKTOP);

test('plays the slideshow every 3000 ms to the end, after Play', async ({ page, lightbox }) => {
  const { button, expectSlide } = lightbox;
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  const press = async (tool: 'play' | 'pause', other: 'play' | 'pause') => {
    await button(tool).click();
    await expect(async () => {
      await pass(FRAME_MS);
      await expect(button(other)).toBeVisible({ timeout: 100 });
    }).toPass();
  };
  await page.clock.install();
  await page.goto('/portfolio');
  await lightbox.open('garage-oasis', 2);
  await stopTime(page);
  await pass(10_000);
  await expectSlide(2, 4);
  await press('play', 'pause');
  await press('pause', 'play');
  await pass(10_000);
  await expectSlide(2, 4);

  await press('play', 'pause');
  for (const number of [3, 4]) {
    await pass(2800);
    await expectSlide(number - 1, 4);
    await pass(200);
    await expectSlide(number, 4);
  }
  await expect(button('play')).toBeDisabled();
});
