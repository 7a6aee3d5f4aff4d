import { expect, it } from 'vitest';
import { structuredData } from './structuredData.ts';

const PAGE = {
  siteUrl: 'https://www.example.com',
  business: {
    name: 'Shelves </script><script>alert(1)</script>',
    email: 'hello@example.com',
    phone: '+1 555 0100',
    areaServed: 'Town',
    siteUrl: 'https://www.example.com',
    socialLinks: { facebook: '/', twitter: '/', instagram: 'https://www.instagram.com/shelves' },
    copyrightYear: 2026,
    credit: { name: 'Studio', url: 'https://example.com/' },
  },
  language: 'en',
  trail: [{ name: 'Shelves', path: '/' }],
  description: 'We put up shelves.',
  image: '/_astro/shelf.jpeg',
  galleries: [],
};

it('describes the business as far as it is known', () => {
  const { '@graph': graph } = JSON.parse(structuredData(PAGE)) as { '@graph': unknown[] };
  expect(graph[1]).toEqual({
    '@type': 'HomeAndConstructionBusiness',
    '@id': 'https://www.example.com/#business',
    url: 'https://www.example.com/',
    name: PAGE.business.name,
    description: PAGE.description,
    email: 'hello@example.com',
    logo: 'https://www.example.com/icon-512.png',
    image: 'https://www.example.com/_astro/shelf.jpeg',
    telephone: '+1 555 0100',
    areaServed: 'Town',
    sameAs: ['https://www.instagram.com/shelves'],
  });
});

it('contains neither a tag nor a plain e-mail address', () => {
  expect(structuredData(PAGE)).not.toMatch(/<|hello@/u);
});

it('names the photographer with each picture of a gallery', () => {
  const pictures = [{ src: '/_astro/one.jpeg', href: '/_astro/one.jpeg', alt: 'One shelf' }];
  const galleries = [{ title: 'Shelves', photographer: 'Ann Lens', pictures }];
  const { '@graph': graph } = JSON.parse(structuredData({ ...PAGE, galleries })) as {
    '@graph': { image: unknown[] }[];
  };
  expect(graph[2]?.image).toMatchObject([
    {
      contentUrl: 'https://www.example.com/_astro/one.jpeg',
      caption: 'One shelf',
      creator: { '@type': 'Person', name: 'Ann Lens' },
      creditText: 'Ann Lens',
    },
  ]);
});
