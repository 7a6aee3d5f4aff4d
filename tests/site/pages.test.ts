import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { CONTACT_CARD } from '../../src/routes.ts';
import { ask } from '../support/asking.ts';
import { business, gallery, home } from '../support/content.ts';
import { hrefsOf, namedIn, openHtml, sourceOf, textIn, textsIn } from '../support/html.ts';
import { ALL_ROUTES, PAGES, UNKNOWN_ROUTE } from '../support/pages.ts';
import { WORDS } from '../support/words.ts';
import type { PageRoute } from '../support/pages.ts';

const MAIL = mailtoHref(business.email);

const main = (route: string) => within(openHtml(route).body).getByRole('main');
const headings = (route: string, level: number) =>
  textsIn(within(main(route)).getAllByRole('heading', { level }));
const section = (route: string, name: string) => within(main(route)).getByRole('region', { name });
const items = (route: string, name: string) =>
  textsIn(within(section(route, name)).getAllByRole('listitem'));
const hrefs = (route: string, name: string) =>
  hrefsOf(within(section(route, name)).getAllByRole('link'));

/** Which of all pictures each thumbnail of a gallery opens, and how many there are in all. */
function thumbnails(route: string, gallery: string): string[] {
  return within(section(route, gallery))
    .getAllByRole('link')
    .map((link) => /picture (\d+ of \d+)/u.exec(link.getAttribute('aria-label') ?? '')?.[1] ?? '');
}

/** What a file was called before it was published. */
function nameOf(url: string | null | undefined): string | undefined {
  return url?.split('/').at(-1)?.split('.')[0];
}

/** A name is put together from pieces, and not always with the spaces between them. */
function solid(text: string): string {
  return text.replaceAll(' ', '');
}

/** What the specification lists under a title. */
function listedUnder(title: string, route: PageRoute, count: number): readonly string[] {
  const words = WORDS[route];
  const start = words.indexOf(title) + 1;
  return words.slice(start, start + count);
}

/** "1 of 5", "2 of 5", … */
function numbered(shown: number, total = shown): string[] {
  return Array.from({ length: shown }, (_, index) => `${index + 1} of ${total}`);
}

describe.each(PAGES)('the page %s', (route) => {
  it('is answered as it was built', async () => {
    const answer = await ask(route);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(sourceOf(route));
  });
});

describe.each(ALL_ROUTES)('the page %s', (route) => {
  it('has a name of its own in the tab, and says which language it speaks', () => {
    const { title, documentElement } = openHtml(route);
    expect(title.endsWith(` – ${business.name}`), title).toBe(true);
    const sameTitle = ALL_ROUTES.filter((other) => openHtml(other).title === title);
    expect(sameTitle).toEqual([route]);
    expect(documentElement.lang).toBe('en');
  });

  it('has the regions one can jump to, each with a name of its own', () => {
    const page = within(openHtml(route).body);
    for (const role of ['banner', 'main', 'contentinfo']) {
      expect(page.getAllByRole(role)).toHaveLength(1);
    }
    const names = ['region', 'article'].flatMap((role) =>
      namedIn(openHtml(route).body, role).map(({ name }) => name),
    );
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no heading that heads nothing', () => {
    const found = within(main(route)).getAllByRole('heading');
    const empty = found.filter((heading, index) => {
      const next = found[index + 1];
      // The title of the page is there for all of it.
      if (heading.tagName === 'H1' || (next && next.tagName > heading.tagName)) return false;
      const below = openHtml(route).createRange();
      below.setStartAfter(heading);
      if (next) below.setEndBefore(next);
      else below.setEndAfter(main(route));
      const content = below.cloneContents();
      return content.textContent.trim() === '' && content.querySelector('a, img') === null;
    });
    expect(empty.map(textIn)).toEqual([]);
  });

  it('has one title and headings that step down one at a time', () => {
    const levels = within(openHtml(route).body)
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
  });

  it('names every link, with the words it shows', () => {
    const links = namedIn(openHtml(route).body, 'link');
    expect(links).not.toEqual([]);
    const misnamed = links
      .map(({ name, element }) => ({ name, shown: textIn(element) }))
      // A link that shows a picture or an icon alone has a name as well.
      .filter(({ name, shown }) => name === '' || !solid(name).includes(solid(shown)));
    expect(misnamed).toEqual([]);
  });
});

describe('the home page', () => {
  it('shows the six parts in order, each under its address', () => {
    expect(headings('/', 2)).toEqual([
      'Our services',
      'Portfolio',
      'About',
      'Testimonials',
      'Contact us',
    ]);
    const ids = [...main('/').querySelectorAll('section[id]')].map(({ id }) => id);
    expect(ids).toEqual(['service', 'about', 'testimonial', 'contact-us']);
  });

  it('speaks its headline as one sentence, above a way to the services', () => {
    const name = 'Because a little OCD goes a long way';
    within(main('/')).getByRole('heading', { level: 1, name });
    const button = within(main('/')).getByRole('link', { name: 'Discover more' });
    expect(hrefsOf([button])).toEqual(['#service']);
  });

  it('leads from two of the three services to their pages', () => {
    expect(headings('/', 3)).toEqual([
      expect.stringContaining('Home-space organizing'),
      expect.stringContaining('Interior styling'),
      expect.stringContaining('Products'),
    ]);
    expect(hrefs('/', 'Our services')).toEqual(['/home-space-organizing', '/interior-styling']);
  });

  it('has five pictures of each service, and one of the products', () => {
    const cards = within(section('/', 'Our services')).getAllByRole('article');
    expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([5, 5, 1]);
  });

  it('teases the portfolio with four pictures and a button', () => {
    const teaser = section('/', 'Portfolio');
    expect(within(teaser).getAllByRole('img')).toHaveLength(4);
    expect(new Set(hrefs('/', 'Portfolio'))).toEqual(new Set(['/portfolio']));
    within(teaser).getByRole('link', { name: 'See our portfolio' });
  });

  it('names three strengths', () => {
    expect(items('/', 'About').slice(-3)).toEqual([
      'Smooth workflow',
      'Elevated design',
      'Master stylists',
    ]);
  });

  it('prints one testimonial: three paragraphs, a name and a place', () => {
    const testimonials = within(section('/', 'Testimonials'));
    const figure = testimonials.getByRole('figure');
    const quotation = within(figure).getByRole('blockquote');
    expect(within(quotation).getAllByRole('paragraph')).toHaveLength(3);
    const { name, place } = home.testimonials;
    expect(textsIn(figure.querySelectorAll('figcaption > *'))).toEqual([name, place]);
  });

  it('gives the e-mail address as a link that opens the mail program', () => {
    expect(hrefs('/', 'Contact us')).toEqual([MAIL, MAIL, CONTACT_CARD]);
  });
});

describe('the page on home-space organizing', () => {
  const ROUTE = '/home-space-organizing';

  it('lists the rooms and the services', () => {
    const rooms = 'You might want to organize your...';
    const anythingElse = 'Something else? (opens your mail program)';
    expect(items(ROUTE, rooms)).toEqual([...listedUnder(rooms, ROUTE, 7), anythingElse]);
    const services = 'Our services includes:';
    expect(items(ROUTE, services)).toEqual(listedUnder(services, ROUTE, 8));
  });

  it('has a room in each drawer: its picture, which is enlarged in the gallery', () => {
    const rooms = section(ROUTE, 'You might want to organize your...');
    const drawers = [...rooms.querySelectorAll<HTMLElement>('a[data-gallery="organizing"]')];
    const shown = drawers.map((drawer) => nameOf(drawer.querySelector('img')?.getAttribute('src')));
    expect(shown.map((name) => name?.slice(0, 2)).join()).toBe('01,02,03,04,05,06,07');
    expect(drawers.map((drawer) => nameOf(drawer.getAttribute('href')))).toEqual(shown);
    const enlarged = gallery('organizing').pictures.map(({ src }) =>
      nameOf(String(src as unknown)),
    );
    expect(drawers.map(({ dataset }) => enlarged[Number(dataset.index)])).toEqual(shown);
  });

  it('shows five of the seven pictures of its gallery, and says that there are more', () => {
    const title = 'The magic of the tidy touch';
    expect(thumbnails(ROUTE, title)).toEqual(numbered(5, 7));
    expect(textIn(section(ROUTE, title))).toContain('+2');
  });
});

describe('the page on interior styling', () => {
  const ROUTE = '/interior-styling';

  it('lists the services and the situations', () => {
    const services = 'Our service includes';
    expect(items(ROUTE, services)).toEqual(listedUnder(services, ROUTE, 7));
    const situations = 'You might be....';
    expect(items(ROUTE, situations)).toEqual(listedUnder(situations, ROUTE, 7));
  });

  it('shows five of the six pictures of its gallery, and says that there is one more', () => {
    const title = 'Enchanted Fascination';
    expect(thumbnails(ROUTE, title)).toEqual(numbered(5, 6));
    expect(textIn(section(ROUTE, title))).toContain('+1');
  });
});

it.each([
  ['/home-space-organizing', 'Let us help you now!', 'Help%20with%20organizing%20my%20home'],
  ['/interior-styling', 'I’m ready to upgrade my living', 'Help%20with%20styling%20my%20home'],
])('%s ends with a button that opens the mail program with a subject', (route, call, subject) => {
  expect(headings(route, 2).at(-1)).toBe(call);
  const button = within(main(route)).getByRole('link', { name: /^Contact us/u });
  expect(hrefsOf([button])).toEqual([`${MAIL}?subject=${subject}`]);
});

it('gives each of the two service pages a class of its own', () => {
  const classOf = (route: string) => openHtml(route).body.className;
  expect(classOf('/home-space-organizing')).toBe('theme-organizing');
  expect(classOf('/interior-styling')).toBe('theme-styling');
});

it('shows all pictures of the four projects in the portfolio', () => {
  expect(thumbnails('/portfolio', 'The tidy touch')).toEqual(numbered(5));
  expect(thumbnails('/portfolio', 'Garage oasis')).toEqual(numbered(4));
  expect(thumbnails('/portfolio', 'Garage transformation')).toEqual(numbered(5));
  expect(thumbnails('/portfolio', 'Garage revive')).toEqual(numbered(4));
});

it('leads to everything from the site map', () => {
  const links = within(main('/site-map')).getAllByRole('link');
  expect(links.map((link) => [textIn(link), link.getAttribute('href')])).toEqual([
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
  expect(headings('/site-map', 2)).toEqual([
    'Services',
    'Portfolio',
    'Testimonials',
    'About us',
    'Contact us',
  ]);
});

it('says nothing but its name on the sample page', () => {
  expect(textIn(main('/sample-page'))).toBe('SamplePage');
  expect(main('/sample-page').querySelectorAll('a, img, button')).toHaveLength(0);
});

describe('an address at which there is nothing', () => {
  it.each([UNKNOWN_ROUTE, '/portfolio/more', '/_astro/nothing.js', '/portfolio.php'])(
    'is answered as not found: %s',
    async (path) => {
      const { status } = await ask(path);
      expect(status).toBe(404);
    },
  );

  it('is told with our own page, which leads on', async () => {
    const answer = await ask(UNKNOWN_ROUTE);
    expect(await answer.text()).toBe(sourceOf(UNKNOWN_ROUTE));
    expect(textIn(main(UNKNOWN_ROUTE))).toContain('404');
    const links = within(main(UNKNOWN_ROUTE)).getAllByRole('link');
    expect(links.map((link) => [textIn(link), link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Organizing', '/home-space-organizing'],
      ['Styling', '/interior-styling'],
      ['Portfolio', '/portfolio'],
      ['Site map', '/site-map'],
    ]);
  });
});
