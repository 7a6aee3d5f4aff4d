import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { serveFiles } from '../support/siteFixture.ts';
import { expect, test } from '../support/test.ts';

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>${title}</title><main>${body}</main></html>`;
}

test('npm run check reports every kind of problem', async () => {
  await using site = await serveFiles({
    'index.html': page(
      'Home',
      `<div><h1 style="position: absolute; color: #fff"><span>Home</span></h1>
      <img src="/light.svg" alt="A light wall"></div>
      <a href="/other">Other</a> <a href="/gone">Our prices</a> <a href="/other#there">Above</a>
      <a href="/other#r%C3%A4ume">Rooms</a> <a href="/other#100%">Below</a>
      <img src="/lost.png" alt="A shelf"><pre>${'A sentence that never ends. '.repeat(4)}</pre>`,
    ),
    'other.html': page(
      'Other',
      '<h1>Other</h1><p id="there">Above</p><p id="räume">Rooms</p><img src="/light.svg">',
    ),
    'light.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="280" height="90"><path fill="#ddd" d="M0 0h280v90H0"/></svg>',
    '404.html': page('Not found', '<h1>Not found</h1>'),
  });
  const { findings } = await inspectSite(site.url);
  const said = findings.map(({ place, message }) => `${place}: ${message}`).join('\n');
  for (const sentence of [
    /^\/: The link "Our prices" leads to \/gone, which does not exist/mu,
    /^\/: The link "Below" leads to \/other#100%, which does not exist on that page/mu,
    /^\/: The picture \S+\/lost\.png does not load/mu,
    /^\/: The browser reports: .*lost\.png/mu,
    /^\/, 320 and 768 px wide: "A sentence .*" does not fit/mu,
    /^\/, 320 px wide: The page is \d+ px wider than the window/mu,
    /^\/: The headline is hard to read on its picture/mu,
    /^\/other: image-alt: /mu,
  ])
    expect.soft(said).toMatch(sentence);
  expect(said).not.toMatch(/Above|Rooms|\/other.*hard to read/u);
});
