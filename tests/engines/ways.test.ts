import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { UNKNOWN_ADDRESS } from '../support/pages.ts';
import { journey } from './support/journey.ts';
import { business, home, messages, notFound, siteMap } from '../support/content.ts';

const MAIN = { part: 'main' };
const mapLinks = siteMap.sections
  .flatMap(({ links }) => links)
  .filter((link) => link.kind === 'page');

describe('the site map', () => {
  journey.for(mapLinks)('leads from "$label" to $href', async ({ label, href }, { visitor }) => {
    await visitor.open('/site-map');
    await visitor.choose('link', label, MAIN);
    await expect.poll(() => visitor.where()).toBe(href);
  });
});

describe('an address that does not exist', () => {
  journey.override('expectedTroubles', [/404/]);

  journey('says so, and shows the ways back', async ({ visitor }) => {
    await visitor.open(UNKNOWN_ADDRESS);
    await visitor.see('heading', notFound.heading);
    for (const { label, href } of notFound.links) {
      await visitor.open(UNKNOWN_ADDRESS);
      await visitor.choose('link', label, MAIN);
      await expect.poll(() => visitor.where()).toBe(href);
    }
  });
});

describe('a visitor who wants to write', () => {
  journey('finds the address behind every mail link', async ({ visitor }) => {
    const pages = ['/', '/home-space-organizing', '/interior-styling', '/site-map'];
    for (const page of pages) {
      await visitor.open(page);
      const links = await visitor.evaluate(() =>
        [...document.querySelectorAll('main a[href^="mailto:"]')].map((link) =>
          link.getAttribute('href'),
        ),
      );
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links)).toEqual(new Set([mailtoHref(business.email)]));
    }
  });

  journey('copies the address, and is told so', async ({ visitor }) => {
    await visitor.open('/#contact-us');
    await visitor.choose('button', messages.contact.copyEmail, MAIN);
    const told = (): Promise<string[]> =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('main [role="status"]')].map(
          ({ textContent }) => textContent,
        ),
      );
    await expect.poll(told).toContain(messages.contact.emailCopied);
  });
});

describe('a service on the home page', () => {
  const { organizing, styling } = home.services;
  const services = [
    { title: organizing.title, href: '/home-space-organizing' },
    { title: styling.title, href: '/interior-styling' },
  ];
  journey.for(services)('"$title" leads to $href', async ({ title, href }, { visitor }) => {
    await visitor.open('/');
    await visitor.choose('link', title, MAIN);
    await expect.poll(() => visitor.where()).toBe(href);
  });

  journey('the portfolio is one step away', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.choose('link', home.portfolio.button, MAIN);
    await expect.poll(() => visitor.where()).toBe('/portfolio');
  });

  journey('the credit opens in a new tab and says so', async ({ visitor }) => {
    await visitor.open('/');
    const credit = fillIn(messages.footer.builtBy, { name: business.credit.name });
    const name = (await visitor.names('link', 'footer')).find((link) => link.startsWith(credit));
    expect(name).toContain(messages.footer.opensInNewTab);
    const link = await visitor.evaluate((href) => {
      const found = document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`);
      return { target: found?.target, rel: found?.rel };
    }, business.credit.url);
    expect(link).toEqual({ target: '_blank', rel: expect.stringContaining('noopener') as string });
  });
});
