import { fillIn } from '../../src/logic/fillIn.ts';
import { gallery, MENU, messages, services } from '../support/content.ts';
import { PHONE, TINY } from '../support/devices.ts';
import { expect, poll, settle, test, type Visitor } from './support/test.ts';

/* What engines do in their own way; the tests in Chromium prove the rest. */

const { organizing, products } = services;
const { title: COMING_SOON = '' } = products.comingSoon ?? {};
const { lightbox, slider } = messages;
const SLIDER = `[role="group"][aria-label="${fillIn(slider.label, { service: organizing.name })}"]`;
const [pageEntry, , , sectionEntry] = MENU;

const SLUG = 'garage-oasis';
const { pictures } = gallery(SLUG);
/** Words about a picture of the gallery; numbers start at 1. */
const about = (index: number, message: string) =>
  fillIn(message, { index, total: pictures.length, alt: pictures[index - 1]?.alt ?? '' });

/** Follows "About" in the header, and waits until the start of the section is uncovered. */
async function goToSection(visitor: Visitor): Promise<void> {
  await visitor.click('link', sectionEntry.label, 'header');
  await visitor.expectPlace(sectionEntry.href);
  const landing = (): number | undefined => {
    const element = document.getElementById('about');
    const { top = 0, left = 0 } = element?.getBoundingClientRect() ?? {};
    return element?.contains(document.elementFromPoint(left + 9, top + 9)) ? top : undefined;
  };
  await settle(() => visitor.evaluate(landing), 'the section is in the window');
}

/** Scrolls to each picture, except in sliders. Runs in the page. */
async function missingPictures(): Promise<string[]> {
  const missing: string[] = [];
  for (const image of document.images) {
    if (!image.checkVisibility() || image.closest('[aria-live]')) continue;
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    if (!image.complete || image.naturalWidth === 0) missing.push(image.src);
  }
  return missing;
}

test('the home page shows its pictures and does not scroll sideways', async ({ visitor }) => {
  await visitor.go('/');
  await poll(() => visitor.evaluate(missingPictures)).toEqual([]);
  await visitor.resize(TINY.viewport);
  await poll(() => visitor.evaluate(missingPictures)).toEqual([]);
  const scrollSideways = (): number => {
    scrollTo({ left: 1000, behavior: 'instant' });
    return scrollX;
  };
  expect(await visitor.evaluate(scrollSideways)).toBe(0);
});

test('a link leads to a section of another page, and Back returns', async ({ visitor }) => {
  await visitor.go('/portfolio');
  await goToSection(visitor);
  await visitor.click('link', organizing.name, 'main');
  await visitor.expectPlace('/home-space-organizing');
  await visitor.back();
  await visitor.expectPlace(sectionEntry.href);
});

test('the menu of a phone covers the page until Close, Escape or a choice', async ({ visitor }) => {
  const openMenu = async (): Promise<void> => {
    await visitor.expectGone('link', pageEntry.label);
    await visitor.click('button', messages.menu.open);
    for (const { label } of MENU) await visitor.expectSeen('link', label);
    await visitor.expectGone('heading', 'Our services');
  };
  await visitor.resize(PHONE.viewport);
  await visitor.go('/');
  await openMenu();
  await visitor.click('button', messages.menu.close);
  await openMenu();
  await visitor.press('Escape');
  await visitor.expectFocus('button', messages.menu.open);
  await openMenu();
  await goToSection(visitor);
});

test('the slider plays until Pause', async ({ visitor }) => {
  /** The label of the current bullet: the number of the picture. */
  const current = () => {
    const look = (part: string) =>
      document.querySelector(`${part} [aria-current="true"]`)?.getAttribute('aria-label');
    return visitor.evaluate(look, SLIDER);
  };
  await visitor.go('/#service');
  await visitor.expectSeen('button', slider.pause, SLIDER);
  const before = await current();
  await poll(current).not.toBe(before);
  await visitor.click('button', slider.pause, SLIDER);
  await visitor.expectSeen('button', slider.play, SLIDER);
});

test('the counters count up and end at their values', async ({ visitor }) => {
  const waiting = () => document.querySelectorAll('[data-count] [aria-hidden]').length;
  /** Scrolls to the first counter, and collects what it shows until it ends. Runs in the page. */
  const numbersUntilTheEnd = async (): Promise<number[]> => {
    const counter = document.querySelector('[data-count]') ?? document.body;
    counter.scrollIntoView({ block: 'center', behavior: 'instant' });
    const numbers = new Set<number>();
    for (;;) {
      const shown = counter.querySelector('[aria-hidden]');
      if (!shown) return [...numbers];
      numbers.add(Number(shown.textContent));
      await new Promise(requestAnimationFrame);
    }
  };
  await visitor.go('/');
  await poll(() => visitor.evaluate(waiting)).toBe(2);
  const numbers = await visitor.evaluate(numbersUntilTheEnd);
  expect(numbers.at(0)).toBe(0);
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.at(-1)).toBe(25);
});

test('the products pop-up closes in three ways', async ({ visitor }) => {
  const { close } = messages.popup;
  const open = async (): Promise<void> => {
    await visitor.click('button', products.name);
    await visitor.expectSeen('dialog', COMING_SOON);
    await visitor.expectFocus('button', close);
  };
  await visitor.go('/');
  for (const closePopup of [
    () => visitor.click('button', close),
    () => visitor.press('Escape'),
    () => visitor.clickAt(5, 450),
  ]) {
    await open();
    await closePopup();
    await visitor.expectGone('dialog', COMING_SOON);
    await visitor.expectFocus('button', products.name);
  }
});

test('a click copies the e-mail address and says so', async ({ visitor }) => {
  const textOf = () => document.querySelector('main')?.innerText;
  await visitor.go('/#contact-us');
  await visitor.click('button', messages.contact.copyEmail, 'main');
  await poll(() => visitor.evaluate(textOf)).toContain(messages.contact.emailCopied);
});

test('the lightbox opens, zooms, and closes by Escape and Back', async ({ visitor }) => {
  const thumbnail = (index: number) => about(index, messages.gallery.openPicture);
  const expectPicture = async (index: number): Promise<void> => {
    await visitor.expectSeen('group', about(index, lightbox.counter));
    await visitor.expectSeen('img', about(index, '{alt}'), '[role="dialog"]');
    await visitor.expectPlace(`/portfolio#${SLUG}/${index}`);
  };
  const expectClosed = async (index: number): Promise<void> => {
    await visitor.expectGone('dialog', lightbox.label);
    await visitor.expectFocus('link', thumbnail(index));
    await visitor.expectPlace('/portfolio');
  };
  const width = (): Promise<number> =>
    visitor.evaluate(
      (alt) => {
        const images = [...document.querySelectorAll<HTMLImageElement>('[role="dialog"] img')];
        const named = images.filter((image) => image.alt === alt);
        return Math.max(...named.map((image) => image.getBoundingClientRect().width));
      },
      about(2, '{alt}'),
    );
  await visitor.go(`/portfolio#${SLUG}/1`);
  await expectPicture(1);
  await visitor.click('button', lightbox.next);
  await expectPicture(2);
  const before = await settle(width, 'the picture has its width');
  await visitor.click('button', lightbox.zoomIn);
  await poll(width).toBeGreaterThan(before);
  await visitor.press('Escape');
  await expectClosed(2);
  await visitor.click('link', thumbnail(3));
  await expectPicture(3);
  await visitor.press('ArrowRight');
  await expectPicture(4);
  await visitor.back();
  await expectClosed(4);
});
