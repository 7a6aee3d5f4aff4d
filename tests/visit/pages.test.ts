import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { business, home } from '../support/content.ts';
import { ALL_ADDRESSES, PAGES, UNKNOWN_ADDRESS } from '../support/pages.ts';
import { firstMissing, textOf, textsOf } from '../support/reading.ts';
import { edgesOf, expectLanding } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';

const MAIL = mailtoHref(business.email);
/** In CSS pixels, of a window as on a desk. */
const UPPER_THIRD = 300;

const visits = useVisits();

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, title: string) => page.getByRole('region', { name: title });
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level });

/** Which of all pictures each thumbnail of a gallery opens, and how many there are in all. */
async function thumbnails(page: Page, gallery: string): Promise<string[]> {
  const names = await section(page, gallery)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  return names.map((name) => /picture (\d+ of \d+)/u.exec(name)?.[1] ?? name);
}

async function hrefs(page: Page, title: string): Promise<(string | null)[]> {
  const links = section(page, title).getByRole('link');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
}

describe.each(PAGES)('the page %s', (path) => {
  it('answers and says what the specification asks for, in its order', async () => {
    const page = await visits.arrive();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(firstMissing(await textOf(main(page)), WORDS[path])).toBeUndefined();
  });

  it('has a name of its own in the tab', async () => {
    const page = await visits.open(path);
    const title = await page.title();
    expect(title.endsWith(` – ${business.name}`), title).toBe(true);
    const others = PAGES.filter((other) => other !== path);
    for (const other of others) {
      await page.goto(other);
      expect(await page.title()).not.toBe(title);
    }
  });
});

describe('the home page', () => {
  it('shows the six parts in order, each under its address', async () => {
    const page = await visits.open('/');
    expect(await textsOf(headings(page, 2))).toEqual([
      'Our services',
      'Portfolio',
      'About',
      'Testimonials',
      'Contact us',
    ]);
    const ids = await main(page)
      .locator('section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual(['service', 'about', 'testimonial', 'contact-us']);
  });

  it('speaks its headline as one sentence', async () => {
    const page = await visits.open('/');
    const headline = page.getByRole('heading', {
      level: 1,
      name: 'Because a little OCD goes a long way',
      exact: true,
    });
    expect(await headline.count()).toBe(1);
  });

  it('scrolls to the services on "Discover more"', async () => {
    const page = await visits.open('/');
    await page.getByRole('link', { name: 'Discover more' }).click();
    const { bottom } = await edgesOf(page.getByRole('banner'));
    await expectLanding(page.getByRole('heading', { name: 'Our services' }), bottom, UPPER_THIRD);
    expect(new URL(page.url()).hash).toBe('#service');
  });

  it('leads from two of the three services to their pages', async () => {
    const page = await visits.open('/');
    expect(await textsOf(headings(page, 3))).toEqual([
      expect.stringContaining('Home-space organizing'),
      expect.stringContaining('Interior styling'),
      expect.stringContaining('Products'),
      'Smooth workflow',
      'Elevated design',
      'Master stylists',
    ]);
    expect(await hrefs(page, 'Our services')).toEqual([
      '/home-space-organizing',
      '/interior-styling',
    ]);
  });

  it('shows one picture of the products', async () => {
    const page = await visits.open('/');
    const card = page.getByRole('article').filter({ has: page.getByText('Products') });
    expect(await card.locator('img').count()).toBe(1);
  });

  it('teases the portfolio with four pictures and a button', async () => {
    const page = await visits.open('/');
    expect(await section(page, 'Portfolio').getByRole('img').count()).toBe(4);
    expect(new Set(await hrefs(page, 'Portfolio'))).toEqual(new Set(['/portfolio']));
    await page.getByRole('link', { name: 'See our portfolio' }).click();
    await page.waitForURL('/portfolio');
  });

  it('prints one testimonial: three paragraphs, a name and a place', async () => {
    const page = await visits.open('/');
    const testimonials = section(page, 'Testimonials');
    expect(await testimonials.getByRole('figure').count()).toBe(1);
    expect(await testimonials.getByRole('blockquote').getByRole('paragraph').count()).toBe(3);
    const { name, place } = home.testimonials;
    expect(await textsOf(testimonials.locator('figcaption > *'))).toEqual([name, place]);
  });

  it('gives the address as a link that opens the mail program', async () => {
    const page = await visits.open('/');
    expect(await hrefs(page, 'Contact us')).toEqual([MAIL, MAIL]);
  });
});

describe('the page on home-space organizing', () => {
  const ADDRESS = '/home-space-organizing';

  it('lists the rooms and the services', async () => {
    const page = await visits.open(ADDRESS);
    const rooms = section(page, 'You might want to organize your...');
    expect(await textsOf(rooms.getByRole('listitem'))).toEqual([
      'Home office and study area',
      'Closet and wardrobe',
      'Kitchen and pantry',
      'Living room and entertainment system',
      'Bathroom and vanity',
      'Kid’s room and play area',
      'Garage and storage room',
      'Something else? (opens your mail program)',
    ]);
    const services = section(page, 'Our services includes:');
    expect(await textsOf(services.getByRole('listitem'))).toEqual([
      'Customised space assessment and plan',
      'Decluttering and sorting',
      'Storage solutions',
      'Labeling systems',
      'Long-term tips',
      'Personalised strategies',
      'Professional team',
      'Donation and disposal help',
    ]);
  });

  it('shows five of the seven pictures of its gallery, and says that there are more', async () => {
    const page = await visits.open(ADDRESS);
    const gallery = 'The magic of the tidy touch';
    const shown = ['1 of 7', '2 of 7', '3 of 7', '4 of 7', '5 of 7'];
    expect(await thumbnails(page, gallery)).toEqual(shown);
    expect(await textOf(section(page, gallery))).toContain('+2');
  });

  it('ends with a button that opens the mail program', async () => {
    const page = await visits.open(ADDRESS);
    expect(await textsOf(headings(page, 2).last())).toEqual(['Let us help you now!']);
    const button = main(page).getByRole('link', { name: 'Contact us' });
    expect(await button.getAttribute('href')).toBe(MAIL);
  });
});

describe('the page on interior styling', () => {
  const ADDRESS = '/interior-styling';

  it('begins with a banner picture', async () => {
    const page = await visits.open(ADDRESS);
    const picture = await edgesOf(main(page).getByRole('img').first());
    const title = await edgesOf(page.getByRole('heading', { name: 'Interior styling', level: 1 }));
    expect(picture.right - picture.left).toBe(1440);
    expect(picture.top).toBeLessThan(title.top);
  });

  it('lists the services and the situations', async () => {
    const page = await visits.open(ADDRESS);
    const services = section(page, 'Our service includes');
    expect(await textsOf(services.getByRole('listitem'))).toEqual([
      'Project analysis and budget optimisation',
      'Collaboration with architects',
      'Materials/products/color specification',
      'Project management and supervision',
      'Space planning with CAD/REVIT',
      'Custom window treatments',
      'Upholstery and bed re-design',
    ]);
    const situations = section(page, 'You might be....');
    expect(await textsOf(situations.getByRole('listitem'))).toEqual([
      'Moving in',
      'Selling and staging',
      expect.stringMatching(/life transition$/iu),
      'Renovating',
      'Hosting',
      'Feeling overwhelmed by decor',
      'Refreshing the look',
    ]);
  });

  it('shows five of the six pictures of its gallery, and says that there is one more', async () => {
    const page = await visits.open(ADDRESS);
    const gallery = 'Enchanted Fascination';
    const shown = ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6'];
    expect(await thumbnails(page, gallery)).toEqual(shown);
    expect(await textOf(section(page, gallery))).toContain('+1');
  });

  it('ends with a button that opens the mail program', async () => {
    const page = await visits.open(ADDRESS);
    expect(await textsOf(headings(page, 2).last())).toEqual(['I’m ready to upgrade my living']);
    const button = main(page).getByRole('link', { name: 'Contact us' });
    expect(await button.getAttribute('href')).toBe(MAIL);
  });
});

it('gives each of the two service pages a look of its own', async () => {
  const page = await visits.arrive();
  const body = page.locator('body');
  const grounds: string[] = [];
  const classes: (string | null)[] = [];
  for (const path of ['/home-space-organizing', '/interior-styling', '/portfolio']) {
    await page.goto(path);
    grounds.push(await body.evaluate((element) => getComputedStyle(element).backgroundColor));
    classes.push(await body.getAttribute('class'));
  }
  expect(classes).toEqual(['theme-organizing', 'theme-styling', null]);
  expect(new Set(grounds).size).toBe(grounds.length);
});

it('shows all pictures of the four projects in the portfolio', async () => {
  const page = await visits.open('/portfolio');
  const four = ['1 of 4', '2 of 4', '3 of 4', '4 of 4'];
  const five = ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'];
  expect(await thumbnails(page, 'The tidy touch')).toEqual(five);
  expect(await thumbnails(page, 'Garage oasis')).toEqual(four);
  expect(await thumbnails(page, 'Garage transformation')).toEqual(five);
  expect(await thumbnails(page, 'Garage revive')).toEqual(four);
});

it('leads to everything from the site map', async () => {
  const page = await visits.open('/site-map');
  const links = await main(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Home-space organizing', '/home-space-organizing'],
    ['Interior styling', '/interior-styling'],
    ['The tidy touch', '/portfolio'],
    ['Garage oasis', '/portfolio'],
    ['Garage transformation', '/portfolio'],
    ['Garage revive', '/portfolio'],
    [expect.any(String), '/#testimonial'],
    ['Achievements', '/#about'],
    ['Email us', MAIL],
  ]);
  expect(await textsOf(headings(page, 2))).toEqual([
    'Services',
    'Portfolio',
    'Testimonials',
    'About us',
    'Contact us',
  ]);
});

it('says nothing but its name on the sample page', async () => {
  const page = await visits.open('/sample-page');
  expect(await textOf(main(page))).toBe('SamplePage');
  expect(await main(page).locator('a, img, button').count()).toBe(0);
});

describe('an address at which there is nothing', () => {
  it('is answered as not found, with our own page', async () => {
    const page = await visits.arrive();
    const response = await page.goto(UNKNOWN_ADDRESS);
    expect(response?.status()).toBe(404);
    expect(await textOf(main(page))).toContain('404');
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });

  it.each(['/portfolio/more', '/_astro/nothing.js', '/portfolio.php'])('is %s', async (path) => {
    const page = await visits.arrive();
    expect((await page.goto(path))?.status()).toBe(404);
  });

  it('leads back to the home page', async () => {
    const page = await visits.open(UNKNOWN_ADDRESS);
    await main(page).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/');
    expect(await page.getByRole('link', { name: 'Discover more' }).count()).toBe(1);
  });
});

it('tells search engines of every page but the one for unknown addresses', async () => {
  const page = await visits.arrive();
  const canonical: Record<string, string | null> = {};
  for (const path of ALL_ADDRESSES) {
    await page.goto(path);
    const link = page.locator('link[rel="canonical"]');
    canonical[path] = (await link.count()) === 0 ? null : await link.getAttribute('href');
  }
  const expected = ALL_ADDRESSES.map((path) => [
    path,
    path === UNKNOWN_ADDRESS ? null : new URL(path, business.siteUrl).href,
  ]);
  expect(canonical).toEqual(Object.fromEntries(expected));
});
