import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_FOLDER } from '../../../node/paths.ts';
import { WORDS } from '../../../studio/app/words.ts';
import { restoreContent } from '../../support/contentFolder.ts';
import { lastingPort } from '../../support/freePorts.ts';
import { expect as anyExpect, test as base } from '../../support/test.ts';
import type { FrameLocator, Locator, Page, Route } from '@playwright/test';

/** Long enough for the check and the preview build. */
export const expect = anyExpect.configure({ timeout: 30_000 });

/** The content folder of a test and its parent folder. */
export class ContentCopy {
  readonly root: string;
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
    this.root = join(home, 'content');
  }

  /** Restores the state before the first test. */
  reset(): void {
    for (const part of ['photos', 'publish.yaml', '.studio'])
      rmSync(join(this.#home, part), { recursive: true, force: true });
    restoreContent(this.root);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  readUnsaved(): string {
    const draft = join(this.#home, '.studio/draft.json');
    return existsSync(draft) ? readFileSync(draft, 'utf8') : '';
  }

  change(file: string, from: string | RegExp, to: string): void {
    writeFileSync(join(this.root, file), this.read(file).replace(from, to));
  }

  /** Writes a file into the folder of the owner's photographs. */
  putPhoto(name: string, bytes: Uint8Array | string): string {
    const file = join(this.#home, 'photos', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return file;
  }
}

class Owner {
  readonly page: Page;
  readonly site: FrameLocator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.site = page.frameLocator('iframe:not([data-waiting])');
    this.status = page.locator('header').getByRole('status');
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Adds a page, a service or a gallery. */
  async addNew({ title }: { title: string }, name: string): Promise<void> {
    await this.press(title);
    await this.page.keyboard.type(name);
    await this.press(WORDS.added.create);
  }

  async openForm(name: string): Promise<void> {
    // The button may also contain the number of problems.
    const button = this.page.getByRole('navigation').getByRole('button');
    await button.filter({ has: this.page.getByText(name, { exact: true }) }).click();
    await expect(this.page.locator('main h2', { hasText: name })).toBeVisible();
  }

  /** The control of a field, such as `sections-0-button`. */
  field(path: string): Locator {
    return this.page.locator(`#field-${path}`);
  }

  /** Clicks on text in the preview, which opens its field. */
  async openField(words: string, path: string): Promise<Locator> {
    await this.site.getByText(words, { exact: true }).first().click();
    await expect(this.field(path)).toBeFocused();
    return this.field(path);
  }

  async choosePhotos(...files: string[]): Promise<void> {
    await this.page.getByLabel(WORDS.gallery.add).setInputFiles(files);
  }

  async pressSave(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Save', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await button.click();
  }

  async save(): Promise<void> {
    await this.pressSave();
    await expect(this.status).toHaveText(WORDS.justSaved);
  }

  /** Focuses the window, which then reloads files changed by other programs. */
  async comeBack(): Promise<void> {
    const read = this.page.waitForResponse((response) => response.url().endsWith('/api/content'));
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await read;
  }
}

interface Studio {
  address: string;
  content: ContentCopy;
}

/** Cache of the preview's pictures by URL: each is encoded once for all tests. */
const pictures = new Map<string, Parameters<Route['fulfill']>[0]>();

async function answerPicture(route: Route): Promise<void> {
  const url = route.request().url();
  if (!pictures.has(url)) {
    const response = await route.fetch();
    const [status, headers] = [response.status(), response.headers()];
    pictures.set(url, { status, headers, body: await response.body() });
  }
  await route.fulfill(pictures.get(url));
}

/** Tests of the studio's window with fresh content; they also fail on page errors. */
export const test = base.extend<{ content: ContentCopy; owner: Owner }, { studio: Studio }>({
  studio: [
    async ({}, use, { parallelIndex }) => {
      const home = join(CACHE_FOLDER, `studio-test-${parallelIndex}`);
      const content = new ContentCopy(home);
      content.reset();
      const port = await lastingPort();
      const own = { PORT: String(port), CONTENT_FOLDER: content.root };
      const studio = spawn(process.execPath, ['tools/edit.ts', '--quiet'], {
        // Vitest and Playwright set it, which changes Astro and React.
        env: { ...process.env, ...own, NODE_ENV: undefined },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const ended = once(studio, 'exit');
      const [said] = (await once(studio.stdout ?? studio, 'data')) as [Buffer];
      const [address = '', key = ''] = /http\S+?key=([\w-]+)/u.exec(String(said)) ?? [];
      // Warm-up: the first page takes longest.
      await fetch(new URL('/', address), { headers: { cookie: `studio-${port}=${key}` } });
      await use({ address, content });
      studio.kill();
      await ended;
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  content: [
    async ({ studio }, use) => {
      studio.content.reset();
      await use(studio.content);
    },
    { auto: true },
  ],

  baseURL: async ({ studio }, use) => {
    await use(studio.address.replace(/\?.*/u, ''));
  },

  owner: async ({ page, studio }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (one) => one.text().includes('WebSocket') && errors.push(one.text()));
    await page.route('**/_image?*', answerPicture);
    await page.goto(studio.address);
    await expect(page.getByRole('main')).toBeVisible();
    await use(new Owner(page));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors).toEqual([]);
  },
});
