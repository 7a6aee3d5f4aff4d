import { STILL_DESKTOP, test } from '../support/lightbox.ts';
import { waitForIdle } from '../support/pausing.ts';
import { expect } from '../support/test.ts';

test.use(STILL_DESKTOP);

test('a picture’s URL opens it, and closing resets the URL', async ({ page, lightbox }) => {
  await page.goto('/portfolio#garage-oasis/3');
  await lightbox.expectSlide(3, 4);
  await expect(lightbox.thumbnail('garage-oasis', 3)).toBeInViewport();
  await lightbox.button('close').click();
  await lightbox.expectClosed();
  await expect(page).toHaveURL('/portfolio');
  await expect(lightbox.thumbnail('garage-oasis', 3)).toBeFocused();
});

test('Back closes the lightbox, Forward opens the last picture', async ({ page, lightbox }) => {
  await page.goto('/portfolio');
  await lightbox.open('garage-oasis', 1);
  await expect(page).toHaveURL('/portfolio#garage-oasis/1');
  await lightbox.button('next').click();
  await lightbox.expectSlide(2, 4);
  await expect(page).toHaveURL('/portfolio#garage-oasis/2');
  await page.goBack();
  await lightbox.expectClosed();
  await expect(page).toHaveURL('/portfolio');
  await page.goForward();
  await lightbox.expectSlide(2, 4);
});

test('a double click on Close goes back only once', async ({ page, lightbox }) => {
  await page.goto('/site-map');
  await page.goto('/portfolio');
  await lightbox.open('garage-oasis', 1);
  await lightbox.button('close').evaluate((close: HTMLElement) => {
    close.click();
    close.click();
  });
  await lightbox.expectClosed();
  await expect(page).toHaveURL('/portfolio');
  await lightbox.open('garage-oasis', 2);
  await page.goBack();
  await lightbox.expectClosed();
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
