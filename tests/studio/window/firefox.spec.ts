import puppeteer from 'puppeteer-core';
import { parse } from 'yaml';
import { WORDS } from '../../../studio/app/words.ts';
import { findFirefox } from '../../../tools/support/engines.ts';
import { DESKTOP } from '../../support/devices.ts';
import { phonePhoto } from '../phonePhoto.ts';
import { expect, test as base } from './studio.ts';
import type { Frame, Page } from 'puppeteer-core';
import type { Gallery } from '../../../src/schemas/galleries.ts';

const HOME = 'pages/home.yaml';
const GALLERY = 'galleries/garage-revive/gallery.yaml';

/** The owner in Firefox, by Puppeteer: Playwright cannot open a page in Debian's Firefox. */
class FirefoxOwner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
  }

  async site(): Promise<Frame> {
    const frame = await this.page.waitForSelector('iframe:not([data-waiting])');
    return (await frame?.contentFrame()) ?? Promise.reject(new Error('There is no page.'));
  }

  /** The text of the site; empty while the frame is replaced. */
  siteText(): Promise<string> {
    const text = (site: Frame) => site.evaluate(() => document.body.innerText);
    return this.site()
      .then(text)
      .catch(() => '');
  }

  async openField(words: string, path: string): Promise<void> {
    const element = await (await this.site()).locator(`::-p-text(${words})`).waitHandle();
    // Puppeteer misses its target in a scaled frame.
    await element.evaluate((node) => (node as HTMLElement).click());
    await this.expectFocus(path, words);
  }

  async expectFocus(path: string, value: string): Promise<void> {
    const look = () => {
      const { id, value: text } = document.activeElement as HTMLInputElement;
      return [id, text];
    };
    await expect.poll(() => this.page.evaluate(look)).toEqual([`field-${path}`, value]);
  }

  async control(key: 'a' | 'z'): Promise<void> {
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press(key);
    await this.page.keyboard.up('Control');
  }

  async type(words: string): Promise<void> {
    await this.control('a');
    await this.page.keyboard.type(words);
  }

  async save(): Promise<void> {
    await this.page.locator('::-p-aria([name="Save"])[aria-disabled="false"]').click();
    const status = () => this.page.$eval('header [role="status"]', (node) => node.textContent);
    await expect.poll(status).toBe(WORDS.justSaved);
  }
}

const test = base.extend<{ firefox: FirefoxOwner }>({
  firefox: async ({ studio }, use, testInfo) => {
    const executablePath = findFirefox();
    const advice = 'There is no Firefox here; CONTRIBUTING.md says how to install it.';
    testInfo.skip(executablePath === undefined && !process.env.CI, advice);
    if (executablePath === undefined) throw new Error(advice);
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      await page.setViewport(DESKTOP.viewport);
      await page.goto(studio.address);
      await use(new FirefoxOwner(page));
    } finally {
      await browser.close();
    }
  },
});

test(
  'in Firefox, words and photographs are changed, undone and saved',
  { tag: '@firefox' },
  async ({ firefox, content }) => {
    await firefox.openField('Discover more', 'sections-0-button');
    await firefox.type('Discover today');
    const text = () => firefox.siteText();
    await expect.poll(text).toContain('Discover today');
    await firefox.control('z');
    await firefox.expectFocus('sections-0-button', 'Discover more');
    await firefox.type('Discover all');
    await firefox.save();
    expect(content.read(HOME)).toContain('button: Discover all\n');

    await firefox.press('Garage revive');
    const input = await firefox.page.waitForSelector('input[type="file"]');
    await input?.uploadFile(content.putPhoto('IMG_1.jpg', await phonePhoto({ orientation: 6 })));
    await firefox.press(WORDS.gallery.editPicture(4));
    await firefox.expectFocus('pictures-4-alt', '');
    await firefox.type('A pantry at noon');
    await firefox.press(WORDS.gallery.earlier(4));
    await firefox.save();
    const { pictures } = parse(content.read(GALLERY)) as Gallery;
    expect(pictures.map(({ alt }) => alt).indexOf('A pantry at noon')).toBe(3);
  },
);
