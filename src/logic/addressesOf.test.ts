import { expect, it } from 'vitest';
import { addressesOf, projectAddresses } from './addressesOf.ts';

it('finds the address of a page and of its sections that are shown', () => {
  const sections = [
    { id: 'about' },
    { id: 'secret', hidden: true },
    { id: 'contact', hidden: false },
    {},
  ];
  expect(addressesOf('home', { sections })).toEqual(['/', '/#about', '/#contact']);
  expect(addressesOf('organizing', { service: {}, sections })).toEqual([
    '/organizing',
    '/organizing#about',
    '/organizing#contact',
  ]);
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
