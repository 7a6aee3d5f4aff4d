import { messages } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { lightboxOn, STILL_DESKTOP } from '../support/lightbox.ts';
import { expect, test } from '../support/test.ts';

/* What a screen reader says, in its order. */

test.describe('on a phone', () => {
  test.use(PHONE);

  test('reads the header and the menu', async ({ page }) => {
    await page.goto('/portfolio');
    const header = page.getByRole('banner');
    await expect(header).toMatchAriaSnapshot({ name: 'header.aria.yml' });
    await header.getByRole('button', { name: messages.menu.open }).click();
    const menu = page.getByRole('navigation', { name: messages.header.navigationLabel });
    await expect(menu).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  });
});

test.describe('on a desktop', () => {
  test.use(STILL_DESKTOP);

  test('reads a service with its slider', async ({ page }) => {
    await page.goto('/');
    const service = page.getByRole('article', { name: 'Home-space organizing' });
    await service.scrollIntoViewIfNeeded();
    await expect(service).toMatchAriaSnapshot({ name: 'service.aria.yml' });
  });

  test('reads the open lightbox', async ({ page }) => {
    const { dialog, slides, expectSlide } = lightboxOn(page);
    await page.goto('/portfolio#garage-oasis/2');
    await expectSlide(2, 4);
    await expect(slides.and(page.locator('[inert]'))).toHaveCount(3);
    await expect(dialog).toMatchAriaSnapshot({ name: 'lightbox.aria.yml' });
  });
});
