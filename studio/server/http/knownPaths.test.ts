import { expect, it } from 'vitest';
import { createKnownPaths } from './knownPaths.ts';

const PAGE = new URL('http://127.0.0.1:4330/portfolio');

/** Whether each path may be asked for after an answer that says this. */
function allowed(answer: string, paths: readonly string[], from = PAGE): boolean[] {
  const knownPaths = createKnownPaths();
  knownPaths.learn(answer, from);
  return paths.map((path) => knownPaths.allows(new URL(path, PAGE)));
}

const everyOf = (paths: readonly string[], value: boolean) => paths.map(() => value);

it('allows pages and the files of galleries without being told', () => {
  const pages = ['/', '/portfolio', '/portfolio/garage-oasis', '/404', '/galleries/styling.json'];
  expect(allowed('', pages)).toEqual(everyOf(pages, true));
});

it('allows the pages of lists of projects', () => {
  const pages = ['/portfolio/2', '/works/room/kitchen', '/works/room/kitchen/2', '/room/hall'];
  expect(allowed('', pages)).toEqual(everyOf(pages, true));
});

it('refuses what no answer named', () => {
  const paths = [
    ...['/@fs/etc/passwd', '/@id/x', '/@vite/client', '/@react-refresh', '/src/routes.ts'],
    ...['/node_modules/vite/LICENSE', '/etc/passwd', '/_image?href=a', '/portfolio?raw', '/?url'],
    ...['/publish.yaml', '/.git/config', '/galleries/../x.json', '/galleries/a/b.json'],
  ];
  expect(allowed('<a href="/about">', paths)).toEqual(everyOf(paths, false));
});

it('finds addresses in pages, scripts, style sheets and data', () => {
  const answers = [
    ['<img src="/_image?href=%2Fa&amp;w=1">', '/_image?href=%2Fa&w=1'],
    ['<img srcset="/_image?w=1 320w, /_image?w=2 640w">', '/_image?w=2'],
    ['props="[0,&quot;/_image?a=1&amp;b=2&quot;]"', '/_image?a=1&b=2'],
    ['{"src":"/_image?a=1&b=2"}', '/_image?a=1&b=2'],
    ['import("/@fs/a/Lightbox.tsx?t=1")', '/@fs/a/Lightbox.tsx?t=1'],
    ['const css = "a { src: url(\\"/@fs/a.woff2\\") }"', '/@fs/a.woff2'],
    ['a { src: url(/@fs/b.woff2) }', '/@fs/b.woff2'],
    ['<a href="/@fs/a folder">', '/@fs/a'],
  ] as const;
  for (const [answer, path] of answers) expect(allowed(answer, [path]), answer).toEqual([true]);
});

it('finds relative addresses, and only those of the same server', () => {
  const module = new URL('/node_modules/.vite/deps/react.js?v=1', PAGE);
  const named = ['/node_modules/.vite/deps/chunk.js?v=1'];
  expect(allowed('import "./chunk.js?v=1"', named, module)).toEqual([true]);
  expect(allowed('<a href="//evil.example/@fs/a">', ['/@fs/a'])).toEqual([false]);
});

it('never allows source maps and services, even if they are named', () => {
  const paths = ['/@fs/a.js.map', '/@fs/a.js.map?v=1', '/__open-in-editor?file=a'];
  const answer = paths.map((path) => `<a href="${path}">`).join('');
  expect(allowed(answer, paths)).toEqual(everyOf(paths, false));
});
