import { home, MENU, messages, services } from '../support/content.ts';
import { PHONE, TINY } from '../support/devices.ts';
import { expect, poll, test } from './support/test.ts';
import type { Visitor } from './support/test.ts';

const MAX_FOCUS_STOPS = 120;
/** Focus ring in CSS pixels (WCAG 2.2, 2.4.13). */
const MIN_RING = 2;
const pages = MENU.filter(({ href }) => !href.includes('#'));
const sections = MENU.filter(({ href }) => href.includes('#'));
const lastSection = sections.at(-1) ?? { label: '', href: '' };

/** Waits until the page has scrolled to a section with its start uncovered. */
async function expectLanding(visitor: Visitor, id: string): Promise<void> {
  const landing = (section: string): number | undefined => {
    const element = document.getElementById(section);
    const { top = 0, left = 0 } = element?.getBoundingClientRect() ?? {};
    return element?.contains(document.elementFromPoint(left + 9, top + 9)) ? top : undefined;
  };
  await visitor.settle(async () => (await visitor.evaluate(landing, id)) ?? undefined, `at #${id}`);
}

async function goToSection(
  visitor: Visitor,
  { label, href }: { label: string; href: string },
): Promise<void> {
  await visitor.click('link', label, 'header');
  await visitor.expectPlace(href);
  await expectLanding(visitor, href.replace('/#', ''));
}

// Two pages prove the engine; the others have the same parts.
for (const route of ['/', '/portfolio']) {
  test(`${route} shows its pictures and does not scroll sideways`, async ({ visitor }) => {
    /** Scrolls to each picture, except in sliders. */
    const missingPictures = async (): Promise<string[]> => {
      const missing: string[] = [];
      for (const image of document.images) {
        if (!image.checkVisibility() || image.closest('[aria-live]')) continue;
        image.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        if (!image.complete || image.naturalWidth === 0) missing.push(image.src);
      }
      return missing;
    };
    await visitor.go(route);
    await poll(() => visitor.evaluate(missingPictures)).toEqual([]);
    await visitor.resize(PHONE.viewport);
    await poll(() => visitor.evaluate(missingPictures)).toEqual([]);
    await visitor.resize(TINY.viewport);
    const scrollSideways = (): number => {
      scrollTo({ left: 1000, behavior: 'instant' });
      return scrollX;
    };
    expect(await visitor.evaluate(scrollSideways)).toBe(0);
  });
}

test('links lead to sections and pages, and Back returns', async ({ visitor }) => {
  const { banner, portfolio } = home;
  await visitor.go('/');
  for (const [label, href] of [
    [services.organizing.name, '/home-space-organizing'],
    [portfolio.button, '/portfolio'],
  ] as const) {
    await visitor.click('link', label, 'main');
    await visitor.expectPlace(href);
    await visitor.back();
    await visitor.expectPlace('/');
  }
  await visitor.click('link', banner.button);
  await expectLanding(visitor, 'service');
  for (const section of sections) await goToSection(visitor, section);
  await visitor.go('/portfolio');
  await goToSection(visitor, lastSection);
  await visitor.back();
  await visitor.expectPlace('/portfolio');
});

test('Tab shows a focus ring from the skip link to the last link', async ({ visitor }) => {
  await visitor.go('/');
  const names: string[] = [];
  while (names.at(-1) !== messages.social.instagram && names.length < MAX_FOCUS_STOPS) {
    await visitor.press('Tab');
    let focus: Awaited<ReturnType<Visitor['focus']>>;
    await poll(async () => (focus = await visitor.focus())?.name).not.toBe(names.at(-1));
    const { name = '', outline = 0 } = focus ?? {};
    expect.soft(outline, name).toBeGreaterThanOrEqual(MIN_RING);
    names.push(name);
  }
  expect(names[0]).toBe(messages.skipLink.label);
  expect(names.at(-1)).toBe(messages.social.instagram);
  expect(names).toContain(services.organizing.name);
  expect(names).toContain(messages.contact.writeEmail);
});

test('the menu of a phone covers the page until Close, Escape or a choice', async ({ visitor }) => {
  const [{ label: organizing, href } = { label: '', href: '' }] = pages;
  const openMenu = async (): Promise<void> => {
    await visitor.expectGone('link', organizing);
    await visitor.click('button', messages.menu.open);
    await poll(() => visitor.names('heading', 'main')).toEqual([]);
    const links = await visitor.names('link');
    expect(links).toEqual(expect.arrayContaining(MENU.map(({ label }) => label)));
  };
  await visitor.resize(PHONE.viewport);
  await visitor.go('/');
  await openMenu();
  await visitor.click('button', messages.menu.close);
  await openMenu();
  await visitor.press('Escape');
  await visitor.expectGone('link', organizing);
  await visitor.expectFocus('button', messages.menu.open);
  await openMenu();
  await goToSection(visitor, lastSection);
  await openMenu();
  await visitor.click('link', organizing);
  await visitor.expectPlace(href);
});
