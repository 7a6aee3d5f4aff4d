import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/support/chromium.ts';
import { DRAWING_POLICY } from '../http/previewPolicy.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import type { Browser, Page } from '@playwright/test';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const XHTML = 'http://www.w3.org/1999/xhtml';
const RUN = "document.documentElement.setAttribute('data-ran', '')";
const ELSEWHERE = 'https://elsewhere.example/file';

const drawing = (content: string, attributes = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} width="90" height="90" ${attributes}>${content}<rect width="40" height="40" fill="#080"/></svg>`;

/** Each runs a script or asks another server when a browser opens it. */
const HOSTILE: Record<string, string> = {
  'a script': drawing(`<script>${RUN}</script>`),
  'a script in CDATA': drawing(`<script type="text/javascript"><![CDATA[${RUN}]]></script>`),
  'a script with a prefix': drawing(
    `<s:script xmlns:s="http://www.w3.org/2000/svg">${RUN}</s:script>`,
  ),
  'a script of XHTML': drawing(`<script xmlns="${XHTML}">${RUN}</script>`),
  'a script in an entity': drawing(
    '&run;',
    '',
    `<!DOCTYPE svg [<!ENTITY run "<script>${RUN}</script>">]>`,
  ),
  'an event of the drawing': drawing('', `onload="${RUN}"`),
  'an event of a shape': drawing(`<image href="data:image/png;base64,AA" onerror="${RUN}"/>`),
  'an animation with an event': drawing(
    `<rect><animate attributeName="x" dur="1ms" onend="${RUN}"/></rect>`,
  ),
  'a foreign object': drawing(
    `<foreignObject width="9" height="9"><img xmlns="${XHTML}" src="data:," onerror="${RUN}"/></foreignObject>`,
  ),
  'a picture elsewhere': drawing(`<image width="9" height="9" xlink:href="${ELSEWHERE}"/>`),
  'an imported style': drawing(`<style>@import "${ELSEWHERE}"; rect { opacity: 1 }</style>`),
  'an imported style in two parts': drawing(
    `<style>@imp<!-- a --><![CDATA[ort "${ELSEWHERE}";]]></style>`,
  ),
  'an attribute that is cut': drawing(`<rect width="9" height="9" mask="url(${ELSEWHERE}#a"/>`),
  'a style that names a file': drawing(
    `<style>@font-face { font-family: a; src: url(${ELSEWHERE}) } text { font-family: a }</style><text y="9">a</text>`,
  ),
  'a style with escapes': drawing(
    `<style>@font-face { font-family: a; src: \\75rl(${ELSEWHERE}) } text { font-family: a }</style><text y="9">a</text>`,
  ),
  'an attribute that names a file': drawing(
    `<rect width="9" height="9" mask="url(${ELSEWHERE}#a)"/>`,
  ),
  'a style sheet': drawing('', '', `<?xml-stylesheet href="${ELSEWHERE}"?>`),
};

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Whether a picture of the page could be taken: a busy browser may refuse. */
async function isPainted(page: Page): Promise<boolean> {
  try {
    await page.screenshot();
    return true;
  } catch {
    return false;
  }
}

/** Opens an SVG by itself, and tells whether its script ran or another server was asked. */
async function open(svg: string | Buffer, headers: Record<string, string> = {}) {
  const page = await browser.newPage();
  let asked = 0;
  await page.route('**/*', (route) => {
    if (route.request().url().endsWith('/logo.svg'))
      return route.fulfill({ body: svg, contentType: 'image/svg+xml', headers });
    asked += 1;
    return route.abort();
  });
  await page.goto('https://studio.example/logo.svg');
  // Once it is painted, it has loaded its files and run its events.
  await expect.poll(() => isPainted(page)).toBe(true);
  return async () => {
    const hasRun = await page.evaluate(() => document.documentElement.hasAttribute('data-ran'));
    return hasRun || asked > 0;
  };
}

it.each(Object.entries(HOSTILE))('takes %s out of a drawing', async (_, svg) => {
  await expect.poll(await open(svg)).toBe(true);
  const clean = cleanDrawing(Buffer.from(svg));
  expect(clean.toString()).toContain('<rect width="40" height="40" fill="#080"/>');
  const isHarmful = await open(clean);
  expect(await isHarmful()).toBe(false);
});

it('runs no script of a drawing that was not cleaned, with the policy of drawings', async () => {
  for (const [name, svg] of Object.entries(HOSTILE)) {
    const isHarmful = await open(svg, { 'Content-Security-Policy': DRAWING_POLICY });
    if (svg.includes(RUN)) expect(await isHarmful(), name).toBe(false);
  }
});

it('takes links off, and keeps what they surround', () => {
  const link = `<a href="javascript:${RUN}"><path d="M0 0h9v9"/></a><use xlink:href="${ELSEWHERE}#a"/>`;
  const clean = cleanDrawing(Buffer.from(drawing(link))).toString();
  expect(clean).toContain('<path d="M0 0h9v9"/><use/>');
  expect(clean).not.toContain('javascript');
});

it('leaves a drawing as it looks', async () => {
  const svg = drawing(
    `<title>Ours</title><defs><linearGradient id="a" x2="1"><stop offset="0" stop-color="#f00"/><stop offset="1"/></linearGradient>
    <filter id="b"><feGaussianBlur stdDeviation="2"/></filter><clipPath id="c"><circle cx="45" cy="45" r="40"/></clipPath></defs>
    <style>.d { fill: url(#a) } .d > * { opacity: 0.5 }</style>
    <g class="d" clip-path="url(#c)" style="stroke: #00f; filter: url( '#b' )"><path id="e" d="M0 0h90v90z"/></g>
    <use xlink:href="#e" transform="rotate(30)"/><text x="9" y="80" font-size="20"> A &amp; <tspan>B</tspan></text>`,
    'viewBox="0 0 90 90" xml:space="preserve"',
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by hand -->\n',
  );
  const pixels = (one: Buffer) => sharp(one).raw().toBuffer();
  const before = Buffer.from(svg);
  expect((await pixels(cleanDrawing(before))).equals(await pixels(before))).toBe(true);
});

it.each(['', 'words', '<svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', '\0\0'])(
  'gives nothing for %j',
  (svg) => {
    expect(cleanDrawing(Buffer.from(svg)).toString()).toBe('');
  },
);
