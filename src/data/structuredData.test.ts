import { expect, it } from 'vitest';
import { type DescribedPage, structuredData } from './structuredData.ts';

const PAGE: DescribedPage = {
  siteUrl: 'https://www.example.com',
  business: {
    name: 'Shelves </script><script>alert(1)</script>',
    email: 'hello@example.com',
    phone: '+1 555 0100',
    areaServed: 'Town',
    siteUrl: 'https://www.example.com',
    socialLinks: [
      { service: 'facebook', url: '/' },
      { service: 'instagram', url: 'https://www.instagram.com/shelves' },
    ],
    copyrightYear: 2026,
    credit: { name: 'Studio', url: 'https://example.com/' },
  },
  language: 'en',
  path: '/',
  title: 'Home',
  description: 'We put up shelves.',
  image: '/_astro/shelf.jpeg',
  services: [
    { name: 'Shelving', summary: 'We put up shelves.', href: '/shelving' },
    { name: 'Sorting', summary: 'We sort.', href: '/sorting' },
  ],
  galleries: [],
};

function describe(page: DescribedPage): Record<string, unknown>[] {
  const { '@graph': graph } = JSON.parse(structuredData(page)) as { '@graph': [] };
  return graph;
}

it('describes the business with its optional fields', () => {
  const [, business] = describe(PAGE);
  expect(business).toMatchObject({
    logo: 'https://www.example.com/icon-512.png',
    telephone: '+1 555 0100',
    areaServed: 'Town',
    sameAs: ['https://www.instagram.com/shelves'],
  });
  expect(business).not.toHaveProperty('address');
  expect(structuredData(PAGE)).not.toContain('<');
});

it('names the photographer with each picture of a gallery', () => {
  const pictures = [{ src: '/one.jpeg', alt: 'One shelf' }];
  const galleries = [{ title: 'Shelves', photographer: 'Ann Lens', pictures }];
  const gallery = describe({ ...PAGE, galleries }).at(-1);
  expect(gallery?.image).toMatchObject([
    {
      contentUrl: 'https://www.example.com/one.jpeg',
      caption: 'One shelf',
      creator: { '@type': 'Person', name: 'Ann Lens' },
      creditText: 'Ann Lens',
    },
  ]);
});

it('describes all services on the home page, and on the page of a service only this one', () => {
  const namesOn = (page: DescribedPage) =>
    describe(page).flatMap(({ '@type': type, name }) => (type === 'Service' ? [name] : []));
  expect(namesOn(PAGE)).toEqual(['Shelving', 'Sorting']);
  expect(namesOn({ ...PAGE, path: '/sorting' })).toEqual(['Sorting']);
});
