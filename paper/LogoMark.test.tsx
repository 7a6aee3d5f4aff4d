import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LogoMark } from './LogoMark.tsx';

const NAME = 'Shelf & Light';

it('is the logo of the business where it has one, called by its name', () => {
  const src = { src: '/logo.svg', width: 120, height: 40, format: 'svg' } as const;
  const business = { name: NAME, logo: { src } };
  expect(renderToStaticMarkup(<LogoMark business={business} />)).toContain(
    '<img src="/logo.svg" alt="Shelf &amp; Light"/>',
  );
});

it('is the mark of the design where it has none', () => {
  const mark = renderToStaticMarkup(<LogoMark business={{ name: NAME }} />);
  expect(mark).toMatch(/^<svg .*aria-hidden="true"/u);
});
