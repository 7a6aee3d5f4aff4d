import { beforeAll, describe, expect, it } from 'vitest';
import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { serveFiles } from '../support/siteFixture.ts';

describe('of pages that are not in order the check says', () => {
  const said: string[] = [];

  function page(title: string, body: string): string {
    return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
  }

  beforeAll(async () => {
    await using site = await serveFiles({
      'index.html': page(
        'Home',
        `<a href="/heavy">Heavy</a> <a href="/gone">Our prices</a> <a href="/heavy#there">Above</a>
        <a href="/heavy#nowhere">Below</a> <img src="/lost.png" alt="A shelf">
        <pre>${'A sentence that never ends. '.repeat(4)}</pre>`,
      ),
      'heavy.html': page('Heavy', '<p id="there">Much</p><img src="/heavy.svg">'),
      // Random digits do not become smaller on their way.
      'heavy.svg': Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${Array.from({ length: 60_000 }, () => crypto.randomUUID()).join('')}--></svg>`,
      ),
      '404.html': page('Not found', '<p>Nothing is here.</p>'),
    });
    const { findings } = await inspectSite(site.url, ['/']);
    said.push(...findings.map(({ place, message }) => `${place}: ${message}`));
  });

  it.each([
    [
      'which link leads nowhere',
      /^\/: The link "Our prices" leads to \/gone, where there is noth/u,
    ],
    [
      'which part of a page is not there',
      /^\/: The link "Below" leads to \/heavy#nowhere, and noth/u,
    ],
    ['which picture is lost', /^\/: The picture \S+\/lost\.png does not come\./u],
    ['what the browser complains about', /^\/: The browser complains: .*lost\.png/u],
    [
      'which words do not fit, and where',
      /^\/, 320 and 768 px wide: "A sentence .*" does not fit/u,
    ],
    [
      'by how much a page is too wide',
      /^\/, 320 px wide: The page is \d+ px wider than the window/u,
    ],
    ['what a screen reader stumbles over', /^\/heavy: image-alt: /u],
    ['what is heavy', /^\/heavy: The first view weighs \d{3,} kB on a phone/u],
  ])('%s', (_, sentence) => {
    expect(said).toContainEqual(expect.stringMatching(sentence));
  });

  it('nothing of what is right', () => {
    expect(said.filter((sentence) => /Above|#there/u.test(sentence))).toEqual([]);
  });
});
