import { expect, it } from 'vitest';
import { FIRST_VIEW_ENDS } from './firstViewEnds.ts';
import { placeStyles } from './pageStyles.ts';

it('puts all styles into one element of the head', () => {
  const page = '<head><style>a{top:0}</style></head><p>1<style>b{top:0}</style><p>2';
  expect(placeStyles(page)).toEqual({
    page: '<head><style>a{top:0}b{top:0}</style></head><p>1<p>2',
  });
});

it('links the rest where the first view ends', () => {
  const page = `<head><style>.a{top:0}.b{top:0}</style></head><p class="a">${FIRST_VIEW_ENDS}<p class="b">`;
  const { page: placed, file } = placeStyles(page);
  expect(file?.text).toBe('.b{top:0}');
  expect(placed).toBe(
    `<head><style>.a{top:0}</style></head><p class="a"><link rel="stylesheet" href="${file?.path}"><script> </script><p class="b">`,
  );
});

it('asks for the typefaces behind the banner', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font">';
  const page = `<head>${font}<style>p{top:0}</style></head><img>${FIRST_VIEW_ENDS}<p>`;
  expect(placeStyles(page).page).toMatch(
    /<head><style>.*<img><link rel="preload" [^>]*as="font">/u,
  );
});

it('leaves parts of pages alone', () => {
  const part = '<form><style>a{top:0}</style></form>';
  expect(placeStyles(part)).toEqual({ page: part });
});
