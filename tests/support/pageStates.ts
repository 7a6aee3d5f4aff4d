import { OPEN } from '../../tools/inspection/axe.ts';
import { draft, home, messages } from './content.ts';
import { PHONE, PHONE_AND_DESKTOP } from './devices.ts';
import { GALLERY_PAGES } from './pages.ts';
import { comeTo, sliderNamed, WORDS } from './sliderVisit.ts';
import type { Locator, Page } from '@playwright/test';
import type { Device } from './devices.ts';

/** What a page can be brought to by a visitor. */
export interface PageState {
  name: string;
  route: string;
  device: Device;
  reach: (page: Page) => Promise<unknown>;
  /** Whether the keyboard meets other things than on the page as it was, or on other ground. */
  hasOwnStops?: boolean;
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: messages.menu.open }).click();
  await page.getByRole('navigation', { name: messages.header.navigationLabel }).waitFor();
}

export async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.services.products.title }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openPicture(page: Page): Promise<void> {
  await page.locator('a[data-gallery]').nth(1).click();
  await waitForPicture(page.getByRole('dialog', { name: messages.lightbox.label }));
}

/** Waits until the pictures of the lightbox are there, and nothing fades in any more. */
async function waitForPicture(lightbox: Locator): Promise<void> {
  await lightbox.getByRole('img').first().waitFor();
  await lightbox.evaluate(async (dialog) => {
    // Thumbnails out of sight may not come at all.
    const pictures = [...dialog.querySelectorAll('img')].filter(
      ({ loading }) => loading !== 'lazy',
    );
    await Promise.all(pictures.map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
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

/** Opens the message that writes itself, and chooses the first of everything. */
export async function openDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: draft.open }).click();
  for (const { entries } of [draft.rooms, draft.wishes, draft.times])
    await page.getByLabel(entries[0]?.label ?? '', { exact: true }).check();
}

/** Under reduced motion sliders stand still from the start: playing is the other state. */
async function playSlider(page: Page): Promise<void> {
  const slider = sliderNamed(page);
  await comeTo(slider);
  await slider.getByRole('button', { name: WORDS.play }).click();
  await slider.getByRole('button', { name: WORDS.pause }).waitFor();
}

async function pauseSlider(page: Page): Promise<void> {
  const slider = sliderNamed(page);
  await slider.getByRole('button', { name: WORDS.pause }).click();
  await slider.getByRole('button', { name: WORDS.play }).waitFor();
}

/** Closes what lies over the page. */
export async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(OPEN).waitFor({ state: 'hidden' });
}

/** Everything a visitor can open, play and change, where it can be: one after the other on each page. */
export const PAGE_STATES: readonly PageState[] = [
  // One page of each theme: the menu is the same everywhere.
  ...(['/', '/home-space-organizing', '/interior-styling', '/site-map'] as const).map((route) => ({
    name: 'the menu is open',
    route,
    device: PHONE,
    reach: openMenu,
    hasOwnStops: route === '/' || route === '/site-map',
  })),
  ...PHONE_AND_DESKTOP.flatMap(({ device }) => [
    {
      name: 'the pop-up is open',
      route: '/',
      device,
      reach: openPopup,
      hasOwnStops: true,
    },
    { name: 'a slider plays', route: '/', device, reach: playSlider },
    { name: 'a slider is paused', route: '/', device, reach: pauseSlider },
    {
      name: 'a message writes itself',
      route: '/',
      device,
      reach: openDraft,
      hasOwnStops: true,
    },
    // One device for each theme: the lightbox has the same colours and tools on all.
    ...(device === PHONE ? GALLERY_PAGES : (['/portfolio'] as const)).map((route) => ({
      name: 'a picture is open',
      route,
      device,
      reach: openPicture,
      hasOwnStops: route === '/portfolio',
    })),
    {
      name: 'a picture is enlarged',
      route: '/portfolio',
      device,
      reach: enlargePicture,
      hasOwnStops: true,
    },
    {
      name: 'the thumbnails are away',
      route: '/portfolio',
      device,
      reach: hideThumbnails,
      hasOwnStops: true,
    },
  ]),
];
