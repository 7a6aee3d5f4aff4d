import { bundleApp } from '../../studio/server/bundle.ts';
import { expect, type Page, test } from '../support/test.ts';

let bridge: string;

test.beforeAll(async () => {
  bridge = String((await bundleApp()).get('/bridge.js')?.body);
});

/** Shows a page that the bridge runs in, and tells the bridge the words of each file. */
async function showPage(page: Page, html: string, words: [string, string][]) {
  await page.route('http://studio.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<body>${html}</body>` }),
  );
  await page.goto('http://studio.test/');
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.addEventListener('message', ({ data }: MessageEvent<{ type: string; file: string }>) => {
      if (data.type === 'open') opened.push(data.file);
    });
  });
  await page.addScriptTag({ type: 'module', content: bridge });
  const entries = words.map(([file, now], index) => ({ file, field: `${index}`, made: now, now }));
  await tellWords(page, entries);
  await expect(page.locator('html')).toHaveAttribute('data-studio', 'editing');
  return entries;
}

/** A page that is not in a frame is its own parent. */
function tellWords(page: Page, entries: object[]): Promise<void> {
  const message = { type: 'words', entries, isEditing: true };
  return page.evaluate((data) => window.postMessage(data, '*'), message);
}

function opened(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'opened') as string[]);
}

test('a click opens the file that the words come from', async ({ page }) => {
  const html = `<header><nav><a href="/">Contact us</a></nav></header>
    <main><h1><b>OCD</b> goes a\u00A0long\u00ADway</h1><h2>Contact us</h2><h2>Contact us</h2>
    <img alt="A pantry"></main><footer><p>Built by Studio</p></footer>`;
  await showPage(page, html, [
    ['pages/home.yaml', 'OCD goes a longway'],
    ['pages/first.yaml', 'Contact us'],
    ['pages/last.yaml', 'Contact us'],
    ['navigation.yaml', 'Contact us'],
    ['galleries/a/gallery.yaml', 'A pantry'],
    ['messages.yaml', 'Built by {name}'],
  ]);
  for (const place of ['nav a', 'h1', 'h2 >> nth=0', 'h2 >> nth=1', 'img', 'footer p'])
    await page.locator(place).click();
  const menu = page.getByRole('link', { name: 'Contact us' });
  await menu.focus();
  await menu.press('Enter');
  await expect
    .poll(() => opened(page))
    .toEqual([
      ...['navigation.yaml', 'pages/home.yaml', 'pages/first.yaml', 'pages/last.yaml'],
      ...['galleries/a/gallery.yaml', 'messages.yaml', 'navigation.yaml'],
    ]);
});

test('words change on the page while they are typed', async ({ page }) => {
  const html = '<main><h1>Welcome</h1></main><footer><p>Built by Studio</p></footer>';
  const entries = await showPage(page, html, [
    ['pages/home.yaml', 'Welcome'],
    ['messages.yaml', 'Built by {name}'],
  ]);
  const now = ['Hello', 'Made by {name}'];
  const changed = entries.map((entry, index) => ({ ...entry, now: now[index] }));
  await tellWords(page, changed);
  await expect(page.getByRole('heading')).toHaveText('Hello');
  await expect(page.getByRole('paragraph')).toHaveText('Made by Studio');
});
