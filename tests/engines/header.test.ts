import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { journey } from './support/journey.ts';
import { expectLanding } from './support/landing.ts';
import { business, home, messages, navigation } from '../support/content.ts';

const pages = navigation.entries.filter(({ href }) => !href.includes('#'));
const anchors = navigation.entries.filter(({ href }) => href.includes('#'));

describe('the header', () => {
  journey.for(pages)('leads to $href and marks it there', async ({ label, href }, { visitor }) => {
    await visitor.open('/site-map');
    await visitor.choose('link', label, { part: 'header' });
    await expect.poll(() => visitor.where()).toBe(href);
    const marked = (): Promise<string | undefined> =>
      visitor.evaluate(() => document.querySelector('header [aria-current="page"]')?.textContent);
    await expect.poll(marked).toBe(label);
  });

  journey.for(anchors)('leads to $href on the home page', async ({ label, href }, { visitor }) => {
    await visitor.open('/');
    await visitor.choose('link', label, { part: 'header' });
    await expect.poll(() => visitor.where()).toBe(href);
    await expectLanding(visitor, href.replace('/#', ''));
  });

  journey.for(anchors)('leads to $href from another page', async ({ label, href }, { visitor }) => {
    await visitor.open('/portfolio');
    await visitor.choose('link', label, { part: 'header' });
    await expect.poll(() => visitor.where()).toBe(href);
    await expectLanding(visitor, href.replace('/#', ''));
  });

  journey('leads home by the logo', async ({ visitor }) => {
    await visitor.open('/portfolio');
    const logo = fillIn(messages.header.logoLabel, { business: business.name });
    await visitor.choose('link', logo, { part: 'header' });
    await expect.poll(() => visitor.where()).toBe('/');
  });
});

journey('the button of the banner leads to the services', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.choose('link', home.banner.button);
  await expectLanding(visitor, 'service');
});
