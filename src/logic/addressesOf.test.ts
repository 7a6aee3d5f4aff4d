import { expect, it } from 'vitest';
import {
  addressesOf,
  hiddenAddressesOf,
  listAddressesOf,
  projectAddresses,
} from './addressesOf.ts';

const SECTIONS = [
  { id: 'about' },
  { id: 'secret', hidden: true },
  { id: 'contact', hidden: false },
  {},
];

it('finds the address of a page and of all its sections', () => {
  const addresses = ['/', '/#about', '/#secret', '/#contact'];
  expect(addressesOf('home', { sections: SECTIONS })).toEqual(addresses);
  expect(addressesOf('organizing', { service: {}, draft: true, sections: SECTIONS })).toEqual([
    '/organizing',
    '/organizing#about',
    '/organizing#secret',
    '/organizing#contact',
  ]);
});

it('hides the addresses of hidden sections, and all addresses of a draft', () => {
  expect(hiddenAddressesOf('home', { sections: SECTIONS }, [])).toEqual(['/#secret']);
  const draft = { draft: true, sections: [{ id: 'about' }] };
  expect(hiddenAddressesOf('cellars', draft, [])).toEqual(['/cellars', '/cellars#about']);
  expect(hiddenAddressesOf('cellars', undefined, [])).toEqual([]);
});

const PROJECTS = [
  { slug: 'oak', room: 'Kitchen' },
  { slug: 'rail', room: 'Garage' },
];

it('finds the addresses that a list of projects makes', () => {
  const list = { kind: 'projects' };
  const rooms = ['/works/room/garage', '/works/room/kitchen'];
  expect(listAddressesOf('works', { sections: [list] }, PROJECTS)).toEqual(rooms);
  const chosen = { ...list, galleries: ['oak'], onlyThese: true };
  expect(listAddressesOf('works', { sections: [chosen] }, PROJECTS)).toEqual([]);
  expect(listAddressesOf('works', { sections: [{ kind: 'text' }] }, PROJECTS)).toEqual([]);
  const later = { service: { comingSoon: {} }, sections: [list] };
  expect(listAddressesOf('works', later, PROJECTS)).toEqual([]);
});

it('hides the addresses of the list of a draft, and those of a hidden list', () => {
  const sections = [{ kind: 'projects' }];
  const rooms = ['/works/room/garage', '/works/room/kitchen'];
  const draft = { draft: true, sections };
  expect(hiddenAddressesOf('works', draft, PROJECTS)).toEqual(['/works', ...rooms]);
  const hidden = { sections: [{ kind: 'projects', hidden: true }] };
  expect(hiddenAddressesOf('works', hidden, PROJECTS)).toEqual(rooms);
  expect(hiddenAddressesOf('works', { sections }, PROJECTS)).toEqual([]);
});

it('never hides a page that the site cannot do without', () => {
  const home = { draft: true, sections: SECTIONS };
  expect(hiddenAddressesOf('home', home, [])).toEqual(['/#secret']);
});

it('finds no address of a service that comes later', () => {
  const service = { comingSoon: { title: 'Soon' } };
  expect(addressesOf('products', { service, sections: [{ id: 'about' }] })).toEqual([]);
});

it.each([undefined, null, 'text', { sections: 'text' }, { sections: [null] }])(
  'reads a page with problems: %j',
  (data) => {
    expect(addressesOf('about', data)).toEqual(['/about']);
  },
);

it('finds the page of a project only if it has a story', () => {
  expect(projectAddresses('garage', { story: {} })).toEqual(['/portfolio/garage']);
  expect(projectAddresses('garage', { title: 'Garage' })).toEqual([]);
  expect(projectAddresses('garage', undefined)).toEqual([]);
});
