import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { business, home, messages, navigation, notFound, siteMap } from '../support/content.ts';
import { UNKNOWN_ROUTE } from '../support/pages.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

interface Way {
  label: string;
  href: string;
}

const pages = navigation.entries.filter(({ href }) => !href.includes('#'));
const sections = navigation.entries.filter(({ href }) => href.includes('#'));

/** Follows every link of a page's content in turn, and comes back from each by Back. */
async function goThereAndBack(visitor: Visitor, from: string, ways: Way[]): Promise<void> {
  await visitor.open(from);
  for (const { label, href } of ways) {
    await visitor.click('link', label, 'main');
    await visitor.expectPlace(href);
    await visitor.goBack();
    await visitor.expectPlace(from);
  }
}

async function goToSection(visitor: Visitor, { label, href }: Way): Promise<void> {
  await visitor.click('link', label, 'header');
  await visitor.expectPlace(href);
  await visitor.expectLanding(href.replace('/#', ''));
}

describe('the header', () => {
  journey('leads to every page and marks it there, and home by the logo', async ({ visitor }) => {
    await visitor.open('/site-map');
    for (const { label, href } of pages) {
      await visitor.click('link', label, 'header');
      await visitor.expectPlace(href);
      const marked = (): Promise<string | null | undefined> =>
        visitor.evaluate(() => document.querySelector('header [aria-current="page"]')?.textContent);
      await expect.poll(marked).toBe(label);
    }
    const logo = fillIn(messages.header.logoLabel, { business: business.name });
    await visitor.click('link', logo, 'header');
    await visitor.expectPlace('/');
  });

  journey('leads to every section of the home page', async ({ visitor }) => {
    await visitor.open('/');
    for (const section of sections) await goToSection(visitor, section);
  });

  journey('leads to every section from another page', async ({ visitor }) => {
    await visitor.open('/portfolio');
    for (const section of sections) {
      await goToSection(visitor, section);
      await visitor.goBack();
      await visitor.expectPlace('/portfolio');
    }
  });
});

describe('the home page', () => {
  journey('leads to its services by the button of the banner', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click('link', home.banner.button);
    await visitor.expectLanding('service');
  });

  journey('leads to both services and the portfolio, and Back leads home', async ({ visitor }) => {
    await goThereAndBack(visitor, '/', [
      { label: home.services.organizing.title, href: '/home-space-organizing' },
      { label: home.services.styling.title, href: '/interior-styling' },
      { label: home.portfolio.button, href: '/portfolio' },
    ]);
  });
});

journey('the site map leads to every place it names', async ({ visitor }) => {
  const links = siteMap.sections.flatMap((section) => section.links);
  const ways = links.filter((link) => link.kind === 'page');
  await goThereAndBack(visitor, '/site-map', ways);
});

journey('an unknown URL says so, and shows the ways back', async ({ visitor }) => {
  await goThereAndBack(visitor, UNKNOWN_ROUTE, notFound.links);
  await visitor.see('heading', notFound.heading);
});

journey(
  'a visitor who wants to write copies the e-mail address, and is told so',
  async ({ visitor }) => {
    await visitor.open('/#contact-us');
    await visitor.click('button', messages.contact.copyEmail, 'main');
    const told = (): Promise<string> =>
      visitor.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main [role="status"]')]
          .map(({ innerText }) => innerText)
          .join(),
      );
    await expect.poll(told).toContain(messages.contact.emailCopied);
  },
);
