import { bundleApp } from '../../studio/server/bundle.ts';
import { expect, test as base } from '../support/test.ts';

const PAGE = `<body><header><nav><a href="/">Contact us</a></nav></header>
  <main><h1>The <b>OC<i>D</i></b> goes a\u00A0long\u00ADway</h1><h2>Contact us</h2><h2>Contact us</h2>
  <img alt="A pantry"><q>\u201CCalm at last.</q></main><footer><p>Built by Studio</p></footer></body>`;
const HEADLINE = 'The OCD goes a longway';
const WORDS = [
  ['pages/home.yaml', HEADLINE],
  ['pages/first.yaml', 'Contact us'],
  ['pages/last.yaml', 'Contact us'],
  ['pages/menu.yaml', 'Contact us', '["menu"]'],
  ['galleries/a/gallery.yaml', 'A pantry'],
  ['pages/quote.yaml', 'Calm at last.'],
  ['messages.yaml', 'Built by {name}'],
].map(([file = '', made = '', field = '["label"]']) => ({ file, field, made }));

interface Preview {
  /** Sends the words, some changed. Returns whether the page shows them without a reload. */
  send: (changed?: Record<string, string>) => Promise<boolean>;
  opened: () => Promise<string[]>;
}

/** A page without a frame is its own parent, so it receives its own messages. */
const test = base.extend<{ preview: Preview }>({
  preview: async ({ page }, use) => {
    const bridge = String((await bundleApp()).get('/bridge.js'));
    await page.route('http://studio.test/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
    );
    await page.goto('http://studio.test/');
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      window.addEventListener('message', ({ data }) => told.push(data));
    });
    await page.addScriptTag({ type: 'module', content: bridge });
    const told = () =>
      page.evaluate(
        () => Reflect.get(window, 'told') as { type: string; file: string; isWhole: boolean }[],
      );
    const swaps = async () => (await told()).filter(({ type }) => type === 'swapped');
    await use({
      send: async (changed = {}) => {
        const before = (await swaps()).length;
        const entries = WORDS.map((word) => ({ ...word, now: changed[word.made] ?? word.made }));
        const message = { type: 'words', entries, isEditing: true };
        await page.evaluate((data) => window.postMessage(data, '*'), message);
        await expect.poll(async () => (await swaps()).length).toBe(before + 1);
        return (await swaps()).at(-1)?.isWhole === true;
      },
      opened: async () =>
        (await told()).filter(({ type }) => type === 'open').map(({ file }) => file),
    });
  },
});

test('a click or Enter opens the file that the words come from', async ({ page, preview }) => {
  await preview.send();
  const places = ['nav a', 'h1', 'h2 >> nth=0', 'h2 >> nth=1', 'img', 'q', 'footer p'];
  for (const place of places) await page.locator(place).click();
  await page.getByRole('link', { name: 'Contact us' }).press('Enter');
  await expect
    .poll(preview.opened)
    .toEqual([
      ...['pages/menu.yaml', 'pages/home.yaml', 'pages/first.yaml', 'pages/last.yaml'],
      ...['galleries/a/gallery.yaml', 'pages/quote.yaml', 'messages.yaml', 'pages/menu.yaml'],
    ]);
});

test('changed words keep quotation marks, filled in names and a marked word', async ({
  page,
  preview,
}) => {
  await preview.send();
  for (const made of ['By {name}', 'Made by {name}'])
    expect(await preview.send({ 'Calm at last.': 'Calm.', 'Built by {name}': made })).toBe(true);
  await expect(page.locator('q')).toHaveText('\u201CCalm.');
  await expect(page.locator('footer')).toHaveText('Made by Studio');
  // The emphasised word may change, so the page must reload.
  expect(await preview.send({ [HEADLINE]: 'The OCD is gone' })).toBe(false);
  await expect(page.locator('h1')).toHaveText('The OCD is gone');
  await preview.send({ [HEADLINE]: 'My chaos ends' });
  await expect(page.locator('h1')).toHaveText('My chaos ends');
});
