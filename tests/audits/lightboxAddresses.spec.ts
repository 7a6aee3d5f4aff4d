import { STILL_DESKTOP, test } from '../support/lightbox.ts';
import { waitForIdle } from '../support/pausing.ts';
import { expect } from '../support/test.ts';

test.use(STILL_DESKTOP);

test('a picture has a URL; Close and Back lead to the page', async ({ page, lightbox }) => {
  const { button, expectClosed, expectSlide, open, thumbnail } = lightbox;
  await page.goto('/site-map');
  await page.goto('/portfolio#garage-oasis/3');
  await expectSlide(3, 4);
  await expect(thumbnail('garage-oasis', 3)).toBeInViewport();
  await button('close').click();
  await expectClosed();
  await expect(page).toHaveURL('/portfolio');
  await expect(thumbnail('garage-oasis', 3)).toBeFocused();

  await open('garage-oasis', 1);
  await expect(page).toHaveURL('/portfolio#garage-oasis/1');
  await button('next').click();
  await expectSlide(2, 4);
  await expect(page).toHaveURL('/portfolio#garage-oasis/2');
  await page.goBack();
  await expectClosed();
  await expect(page).toHaveURL('/portfolio');
  await page.goForward();
  await expectSlide(2, 4);
  await button('close').click();
  await expectClosed();
  await expect(page).toHaveURL('/portfolio');
  await page.goBack();
  await expect(page).toHaveURL('/site-map');
});

test('the URL of a removed picture scrolls to its gallery', async ({ page, lightbox }) => {
  await page.goto('/portfolio#garage-oasis/9');
  await expect(lightbox.thumbnail('garage-oasis', 4)).toBeInViewport();
  await waitForIdle(page);
  await lightbox.expectClosed();
});
