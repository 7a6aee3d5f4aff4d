import { startServer } from '../../server/server.ts';
import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { expect, test } from '../support/test.ts';

test('npm run check reports every kind of problem', async () => {
  await using site = await startServer({ directory: 'tests/fixtures/faulty-site', port: 0 });
  const { findings } = await inspectSite(site.url);
  const output = findings.map(({ place, message }) => `${place}: ${message}`).join('\n');
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
    expect.soft(output).toMatch(sentence);
  expect(output).not.toMatch(/Above|Rooms|\/other.*hard to read/u);
});
