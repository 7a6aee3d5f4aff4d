import { bundleApp } from '../../studio/server/bundle.ts';
import { expect, test } from '../support/test.ts';

const PAGE = `<body><header><nav><a href="/">Contact us</a></nav></header>
  <main><h1><b>OCD</b> goes a\u00A0long\u00ADway</h1><h2>Contact us</h2><h2>Contact us</h2>
  <img alt="A pantry"></main><footer><p>Built by Studio</p></footer></body>`;
const WORDS = [
  ['pages/home.yaml', 'OCD goes a longway'],
  ['pages/first.yaml', 'Contact us'],
  ['pages/last.yaml', 'Contact us'],
  ['navigation.yaml', 'Contact us'],
  ['galleries/a/gallery.yaml', 'A pantry'],
  ['messages.yaml', 'Built by {name}'],
].map(([file, now], index) => ({ file, field: `${index}`, made: now, now }));

test('a click opens the file that the words come from', async ({ page }) => {
  const bridge = String((await bundleApp()).get('/bridge.js')?.body);
  await page.route('http://studio.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
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
  // A page that is not in a frame is its own parent.
  const message = { type: 'words', entries: WORDS, isEditing: true };
  await page.evaluate((data) => window.postMessage(data, '*'), message);
  await expect(page.locator('html')).toHaveAttribute('data-studio', 'editing');
  for (const place of ['nav a', 'h1', 'h2 >> nth=0', 'h2 >> nth=1', 'img', 'footer p'])
    await page.locator(place).click();
  const menu = page.getByRole('link', { name: 'Contact us' });
  await menu.focus();
  await menu.press('Enter');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'opened') as string[]))
    .toEqual([
      ...['navigation.yaml', 'pages/home.yaml', 'pages/first.yaml', 'pages/last.yaml'],
      ...['galleries/a/gallery.yaml', 'messages.yaml', 'navigation.yaml'],
    ]);
});
