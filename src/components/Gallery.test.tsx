import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';
import type { GalleryPlan } from '../logic/galleryArrangements.ts';

const MESSAGES = {
  openPicture: 'Picture {index} of {total}: {alt}',
  more: '+{count}',
  morePictures: '{count} more pictures',
  morePicture: 'One more picture',
  before: 'Before',
  after: 'After',
  toPortfolio: '{alt}',
};

/** The spoken names of the thumbnails of a gallery. */
function namesOf(plan: Omit<GalleryPlan, 'placements'>, shown: number): string[] {
  const thumbnails = Array.from({ length: shown }, (_, index) => ({
    photo: { alt: 'shelf', sources: [], src: '/shelf.jpg', width: 400, height: 300 },
    href: `/${index}.webp`,
  }));
  const gallery = { slug: 'shelves', title: 'Shelves', ...plan, thumbnails, total: 9 };
  const markup = renderToStaticMarkup(<Gallery gallery={gallery} messages={MESSAGES} />);
  return [...markup.matchAll(/aria-label="([^"]*)"/gu)].map(([, name = '']) => name);
}

it.each([2, 3])(
  'names the first two of %i pictures before and after, and their handle',
  (count) => {
    const plan = { shape: 'pair', isBeforeAndAfter: true, moreCount: 0 } as const;
    expect(namesOf(plan, count)).toEqual([
      'Before. Picture 1 of 9: shelf',
      'After. Picture 2 of 9: shelf',
      'Before / After',
      ...['Picture 3 of 9: shelf'].slice(0, count - 2),
    ]);
  },
);

it('says on the last picture how many more there are', () => {
  const plan = { shape: 'trio', isBeforeAndAfter: false, moreCount: 6 } as const;
  expect(namesOf(plan, 3).at(-1)).toBe('Picture 3 of 9: shelf. +6: 6 more pictures');
});
