import type { Page } from 'playwright-core';
import { home, messages } from './content.ts';
import type { Device } from './devices.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { ALL_ADDRESSES, GALLERY_PAGES } from './pages.ts';
import { comeTo, sliderNamed, WORDS } from './sliderVisit.ts';

/** What a page can be brought to by a visitor. */
export interface PageState {
  name: string;
  path: string;
  device: Device;
  reach: (page: Page) => Promise<unknown>;
}

const DEVICES = [
  { on: 'a phone', device: PHONE },
  { on: 'a desktop', device: DESKTOP },
];

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: messages.menu.open }).tap();
  await page.getByRole('navigation', { name: messages.header.navigationLabel }).waitFor();
}

async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.services.products.title }).click();
  await page.getByRole('dialog').waitFor();
}

async function openPicture(page: Page): Promise<void> {
  await page.locator('a[data-gallery]').nth(1).click();
  await page.getByRole('dialog', { name: messages.lightbox.label }).waitFor();
  await page.locator('.yarl__slide_current img:not(.yarl__slide_image_loading)').waitFor();
  await page.locator('.yarl__portal_open').evaluate(async (portal) => {
    await Promise.all(portal.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

async function enlargePicture(page: Page): Promise<void> {
  await openPicture(page);
  await page.getByRole('button', { name: messages.lightbox.zoomIn }).click();
  await page.getByRole('button', { name: messages.lightbox.zoomOut, disabled: false }).waitFor();
}

async function hideThumbnails(page: Page): Promise<void> {
  await openPicture(page);
  await page.getByRole('button', { name: messages.lightbox.hideThumbnails }).click();
  await page.getByRole('button', { name: messages.lightbox.showThumbnails }).waitFor();
}

/** Under reduced motion sliders stand still from the start: playing is the other state. */
async function playSlider(page: Page): Promise<void> {
  const slider = sliderNamed(page);
  await comeTo(slider);
  await slider.getByRole('button', { name: WORDS.play }).click();
  await slider.getByRole('button', { name: WORDS.pause }).waitFor();
}

async function pauseSlider(page: Page): Promise<void> {
  await playSlider(page);
  await sliderNamed(page).getByRole('button', { name: WORDS.pause }).click();
  await sliderNamed(page).getByRole('button', { name: WORDS.play }).waitFor();
}

/** Everything a visitor can open, play and change, where it can be. */
export const PAGE_STATES: readonly PageState[] = [
  ...ALL_ADDRESSES.map((path) => ({
    name: 'the menu is open',
    path,
    device: PHONE,
    reach: openMenu,
  })),
  ...DEVICES.flatMap(({ on, device }) => [
    { name: `the pop-up is open on ${on}`, path: '/', device, reach: openPopup },
    { name: `a slider plays on ${on}`, path: '/', device, reach: playSlider },
    { name: `a slider is paused on ${on}`, path: '/', device, reach: pauseSlider },
    ...GALLERY_PAGES.map((path) => ({
      name: `a picture is open on ${on}`,
      path,
      device,
      reach: openPicture,
    })),
    { name: `a picture is enlarged on ${on}`, path: '/portfolio', device, reach: enlargePicture },
    { name: `the thumbnails are away on ${on}`, path: '/portfolio', device, reach: hideThumbnails },
  ]),
];
