import { describe, expect, it } from 'vitest';
import { pageOfList, routeOfList } from '../routes.ts';
import { addressOfRoom, chooseProjects, neighboursOf, pagesOfList } from './projectList.ts';

function projects(count: number, ...rooms: string[]) {
  return Array.from({ length: count }, (_, index) => ({
    slug: `project-${index + 1}`,
    room: rooms[index % rooms.length],
  }));
}

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [60, 5],
  ])('shows %i projects on %i pages of twelve', (count, pages) => {
    const list = pagesOfList('/portfolio', projects(count));
    expect(list).toHaveLength(pages);
    expect(list.flatMap((page) => page.projects)).toEqual(projects(count).map(({ slug }) => slug));
    expect(Math.max(...list.map((page) => page.projects.length))).toBeLessThanOrEqual(12);
  });

  it('has the address of the page, then a number', () => {
    const [first, second] = pagesOfList('/portfolio', projects(13));
    expect(first).toMatchObject({ href: '/portfolio', index: 1, room: undefined });
    expect(second).toMatchObject({ href: '/portfolio/2', index: 2, projects: ['project-13'] });
    expect(second?.hrefs).toEqual(['/portfolio', '/portfolio/2']);
    expect(pagesOfList('/', projects(13))[1]?.href).toBe('/2');
  });

  it('has pages of its own for each kind of room, by name', () => {
    const list = pagesOfList('/portfolio', projects(26, 'Kitchen', 'Garage'));
    expect(list.map(({ href }) => href)).toEqual([
      '/portfolio',
      '/portfolio/2',
      '/portfolio/3',
      '/portfolio/room/garage',
      '/portfolio/room/garage/2',
      '/portfolio/room/kitchen',
      '/portfolio/room/kitchen/2',
    ]);
    expect(list[4]).toMatchObject({ room: 'Garage', index: 2, projects: ['project-26'] });
    expect(list[0]?.rooms.map(({ room }) => room)).toEqual(['Garage', 'Kitchen']);
    expect(list[6]?.rooms).toEqual(list[0]?.rooms);
  });

  it('offers a kind of room if it leaves projects out', () => {
    expect(pagesOfList('/portfolio', projects(3, 'Kitchen'))[0]?.rooms).toEqual([]);
    const [all, kitchen] = pagesOfList('/portfolio', [{ slug: 'hall' }, ...projects(1, 'Kitchen')]);
    expect(all?.rooms).toEqual([{ room: 'Kitchen', href: '/portfolio/room/kitchen' }]);
    expect(kitchen).toMatchObject({ room: 'Kitchen', projects: ['project-1'] });
  });
});

it.each([
  ['Home office', 'home-office'],
  ['Küche', 'kuche'],
  ['台所', '53f0-6240'],
  ['مطبخ', '645-637-628-62e'],
])('gives the room %s the address %s', (room, address) => {
  expect(addressOfRoom(room)).toBe(address);
});

describe('the order of projects', () => {
  const all = projects(4);
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

  it('begins with the named ones, and then has all others', () => {
    const order = ['project-3', 'project-1', 'project-2', 'project-4'];
    expect(slugs(chooseProjects(all, ['project-3']))).toEqual(order);
    expect(chooseProjects(all)).toEqual(all);
  });

  it('may be of only the named ones', () => {
    expect(slugs(chooseProjects(all, ['project-3', 'gone'], true))).toEqual(['project-3']);
  });
});

describe('the neighbours of a project', () => {
  const names = ['oak', 'rail', 'hall'];

  it('are the ones before and after it, without an end', () => {
    expect(neighboursOf(names, 1)).toEqual({ former: 'oak', next: 'hall' });
    expect(neighboursOf(names, 0)).toEqual({ former: 'hall', next: 'rail' });
    expect(neighboursOf(names, 2)).toEqual({ former: 'rail', next: 'oak' });
  });

  it('are one of two projects, and none of one', () => {
    expect(neighboursOf(['oak', 'rail'], 1)).toEqual({ next: 'oak' });
    expect(neighboursOf(['oak'], 0)).toEqual({});
  });
});

it.each([
  ['/portfolio/2', '/portfolio'],
  ['/portfolio/room/kitchen', '/portfolio'],
  ['/portfolio/room/kitchen/12', '/portfolio'],
  ['/2', '/'],
  ['/room/kitchen', '/'],
  ['/portfolio', undefined],
  ['/portfolio/garage-oasis', undefined],
  ['/', undefined],
])('finds for %s the page with the list: %s', (address, page) => {
  expect(pageOfList(address)).toBe(page);
});

it('writes the addresses of lists on the home page without its name', () => {
  expect(routeOfList('/')).toBe('/');
  expect(routeOfList('/', 'kitchen', 2)).toBe('/room/kitchen/2');
});
