import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW_END } from '../src/layouts/firstViewEnd.ts';
import { addPolicy, hideMailAddresses, pagePolicy, placeScripts, placeStyles } from './pages.ts';

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

describe('scripts of a page without islands', () => {
  it('are minified in their place', () => {
    const { page, file } = placeScripts('<script>\n  one( ) ;\n</script><p>');
    expect(page).toMatch(/^<script>one\(\);?\s*<\/script><p>$/u);
    expect(file).toBeUndefined();
  });
});

describe('files of a page', () => {
  it('are named by a hash of their text', () => {
    const nameOf = (script: string) => placeScripts(`<script>astro.${script}</script>`).file?.path;
    expect(nameOf('one')).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/u);
    expect(nameOf('one')).not.toBe(nameOf('two'));
    const page = `<head></head><p>${FIRST_VIEW_END}<style>p{top:0}</style>`;
    expect(placeStyles(page).file?.path).toMatch(/^\/_astro\/styles\.[\w-]{8}\.css$/u);
  });
});

describe('styles', () => {
  it('declare a typeface once, and are trimmed', () => {
    const local = '@font-face{font-family:A;src:local(Arial)}';
    const loaded = '@font-face{font-family:B;src:url("/b.woff2")}';
    const { page, file } = placeStyles(
      `<head><style media="all">\n${local}${loaded}\n</style></head><p>${FIRST_VIEW_END}`,
    );
    expect(page).toContain(`<style>${local}</style>`);
    expect(file?.text).toBe(loaded);
  });

  it('of elements that only scripts add are kept', () => {
    const page = `<head></head><style>._abcd{top:0}</style><p>`;
    expect(placeStyles(page, 'x="_abcd"').page).toContain('<style>._abcd{top:0}</style>');
    expect(placeStyles(page).page).toContain('<style></style>');
  });

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

describe('the policy of a site where visitors can send enquiries', () => {
  const receivers = "'self' https://formspree.io/f/abcdwxyz";

  it.each([
    ['with the form', '<form class="enquiry" action="/">'],
    ['with a button that opens the form', '<button class="x" data-enquiry="">'],
  ])('allows pages %s to send to the receiver', (_, html) => {
    expect(pagePolicy(html, receivers)).toContain(`; connect-src ${receivers}; `);
    expect(pagePolicy(html, receivers)).toMatch(/; form-action 'self' https:\S+abcdwxyz$/u);
  });

  it('allows other pages nothing', () => {
    expect(pagePolicy('<p>data-enquiry</p>', receivers)).toBe(pagePolicy('<p>'));
  });
});

describe('mail addresses', () => {
  it('are written as entities, but not in scripts and styles', () => {
    const script = '<script>mail("a@b.c")</script>';
    const style = '<style>@media print{}</style>';
    const page = `<a href="mailto:a@b.c">a@b.c</a>${script}${style}<p>d@e.f`;
    expect(hideMailAddresses(page)).toBe(
      `<a href="mailto&#58;a&#64;b.c">a&#64;b.c</a>${script}${style}<p>d&#64;e.f`,
    );
  });
});
