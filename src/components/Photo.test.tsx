import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Photo } from './Photo.tsx';
import type { PhotoData } from '../data/photos/resolvePhoto.ts';

const PHOTO: PhotoData = {
  alt: 'Row of labelled glass jars',
  sources: [
    {
      type: 'image/avif',
      media: '(width < 600px)',
      sizes: '90vw',
      srcSet: '/a.avif 400w',
      width: 400,
      height: 400,
    },
    { type: 'image/webp', sizes: '50vw', srcSet: '/a.webp 680w', width: 680, height: 510 },
  ],
  src: '/a.jpeg',
  width: 400,
  height: 300,
};

describe('Photo', () => {
  it('offers the sources in their order, each with its own size', () => {
    const markup = renderToStaticMarkup(<Photo photo={PHOTO} />);
    expect(markup).toMatch(/<source[^>]+avif[^>]+><source[^>]+webp[^>]+width="680" height="510"/);
    expect(markup).toContain('media="(width &lt; 600px)"');
  });

  it('describes the picture, reserves its room and waits until it is near', () => {
    const markup = renderToStaticMarkup(<Photo photo={PHOTO} />);
    expect(markup).toContain('alt="Row of labelled glass jars" width="400" height="300"');
    expect(markup).toContain('loading="lazy"');
    expect(markup).not.toMatch(/fetchpriority/i);
  });

  it('loads the banner at once', () => {
    const markup = renderToStaticMarkup(<Photo photo={PHOTO} hasPriority />);
    expect(markup).toContain('loading="eager"');
    expect(markup).toMatch(/fetchpriority="high"/i);
  });

  it('lets its place name and size the picture', () => {
    const markup = renderToStaticMarkup(<Photo photo={PHOTO} className="high" aria-hidden />);
    expect(markup).toMatch(/<img[^>]+aria-hidden="true"[^>]+class="[^"]+ high"/);
  });

  it('carries no style attribute', () => {
    expect(renderToStaticMarkup(<Photo photo={PHOTO} />)).not.toContain('style=');
  });
});
