import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW_END } from '../src/layouts/firstViewEnd.ts';
import { addPolicy, pagePolicy, placeScripts, placeStyles } from './pages.ts';

describe('scripts', () => {
  it('get a low priority, and those of islands move into a file', () => {
    const ofIslands = '<script>(self.Astro||={}).a=1</script><script>Astro.b=2</script>';
    const module = '<script type="module" src="/page.js"></script>';
    const { page, file } = placeScripts(`${ofIslands}<p>${module}`);
    expect(file?.text).toBe('(self.Astro||={}).a=1;Astro.b=2');
    expect(page).toBe(
      `<p><script type="module" data-islands="${file?.path}" fetchpriority="low" src="/page.js"></script>`,
    );
  });
});

describe('styles', () => {
  it('of the first view are inlined, and all of them linked after it', () => {
    const style = '<style>.a{top:0}.b{top:0}</style>';
    const preload = '<link rel="preload" href="/a.woff2" as="font">';
    const { page, file } = placeStyles(
      `<head>${preload}${style}</head><p class="a">${FIRST_VIEW_END}<style>.a{left:0}</style><p class="b">`,
    );
    expect(file?.text).toBe('.a{top:0}.b{top:0}.a{left:0}');
    expect(page).toBe(
      `<head><style>.a{top:0}.a{left:0}</style></head><p class="a">${preload}<link rel="stylesheet" href="${file?.path}"><script> </script><p class="b">`,
    );
  });

  it('are all inlined in a short page, and unchanged in a fragment', () => {
    expect(placeStyles('<head></head><style>a{top:0}</style>').page).toBe(
      '<head><style>a{top:0}</style></head>',
    );
    const part = '<form><style>a{top:0}</style></form>';
    expect(placeStyles(part)).toEqual({ page: part });
  });
});

describe('the policy', () => {
  const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

  it('comes before scripts and styles, and allows only own files', () => {
    const page = '<head><meta charset="utf-8"><style>p{}</style><script>one()</script>';
    expect(addPolicy(page)).toContain(
      '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="' +
        `default-src 'none'; script-src 'self' ${hashOf('one()')}; style-src 'self' ${hashOf('p{}')}; ` +
        "img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        `base-uri 'none'; form-action 'none'"><style>`,
    );
  });

  it.each([
    ['<script>one()</script><script type="module">two()</script>', ['one()', 'two()']],
    ['<script>one()\r\ntwo()</script>', ['one()\ntwo()']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script src="/a.js"></script>', []],
  ])('allows the executed inline scripts of %s', (html, allowed) => {
    const sources = ["script-src 'self'", ...allowed.map(hashOf)].join(' ');
    expect(pagePolicy(html)).toContain(`; ${sources}; `);
  });
});
