import { build } from 'vite';
import { expect, test as base } from '../support/test.ts';

const PAGE = `<body><header><nav><a href="/">Contact us</a></nav></header>
  <main><h1>The <b>OC<i>D</i></b> goes a\u00A0long\u00ADway</h1><h2>Contact us</h2><h2>Contact us</h2>
  <img alt="A pantry"><q>\u201CCalm at last.</q></main><footer><p>Built by Studio</p></footer></body>`;
const HEADLINE = 'The OCD goes a longway';
const WORDS = [
  ['pages/home.yaml', HEADLINE],
  ['pages/first.yaml', 'Contact us'],
  ['pages/last.yaml', 'Contact us'],
  ['pages/menu.yaml', 'Contact us', 'menu'],
  ['galleries/a/gallery.yaml', 'A pantry'],
  ['pages/quote.yaml', 'Calm at last.'],
  ['messages.yaml', 'Built by {name}'],
].map(([file = '', made = '', field = 'label']) => ({ file, path: [field], key: file, made }));

interface Preview {
  /** Sends the words, some changed. Returns whether the page shows them without a reload. */
  send: (changed?: Record<string, string>) => Promise<boolean>;
  opened: () => Promise<string[]>;
}

const MODULE = 'studio/app/page/openPage.ts';

/** The page, and in it `shown`, the page as the studio opens it, and `opened`, the clicked files. */
const test = base.extend<{ preview: Preview }>({
  preview: async ({ page }, use) => {
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, lib: { entry: MODULE, formats: ['iife'], name: 'studio' } },
    });
    const [bundle] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
    await page.setContent(PAGE);
    await page.addScriptTag({ content: bundle?.type === 'chunk' ? bundle.code : '' });
    await page.addScriptTag({
      content: `const opened = [];
        const shown = studio.openPage(document, { onOpen: ({ file }) => opened.push(file) });
        shown.setEditing(true);`,
    });
    await use({
      send: (changed = {}) => {
        const entries = WORDS.map((word) => ({ ...word, now: changed[word.made] ?? word.made }));
        return page.evaluate(`shown.show(${JSON.stringify(entries)})`);
      },
      opened: () => page.evaluate('opened'),
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
