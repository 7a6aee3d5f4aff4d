import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../../node/paths.ts';
import { WORDS } from '../../../studio/browser/words.ts';
import { finishPending, keepPending } from '../../../studio/server/publish/versions.ts';
import { restoreContent } from '../../support/contentFolder.ts';
import { lastingPort } from '../../support/freePorts.ts';
import { leavePageOut } from '../../support/leavePageOut.ts';
import { expect as anyExpect, test as base } from '../../support/test.ts';
import type { Page } from '@playwright/test';

/** Long enough for the check and the preview build. */
export const expect = anyExpect.configure({ timeout: 30_000 });

/** The content folder of a test, in its parent folder. */
export function contentIn(home: string) {
  const root = join(home, 'content');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root,
    read,
    /** Restores the state before the first test. */
    reset: () => {
      for (const part of ['publish.yaml', '.studio', 'secrets'])
        rmSync(join(home, part), { recursive: true, force: true });
      restoreContent(root);
    },
    change: (file: string, from: string | RegExp, to: string) =>
      writeFileSync(join(root, file), read(file).replace(from, to)),
    /** Keeps the content as a version, as after publishing to a folder. */
    keepPublished: async () => {
      await keepPending(root, root);
      await finishPending(root);
      writeFileSync(join(home, 'publish.yaml'), 'way: folder\nfolder: online\n');
    },
  };
}

export type ContentCopy = ReturnType<typeof contentIn>;

/** What the owner does in a window of the studio. */
export function ownerOn(page: Page) {
  const site = page.frameLocator('iframe:not([data-waiting])');
  const status = page.locator('[data-status]');
  const toast = page.locator('[data-toast]');
  const offline = page.locator('[data-offline]');
  const navigation = page.getByRole('navigation', { name: WORDS.nav.label });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Chooses from the menu beside a section, an entry or the name of a page. */
  const choose = async (item: string, name: string) => {
    const more = page.getByRole('button', { name: WORDS.more(name), exact: true }).first();
    // On the front of a drawer it waits for the pointer.
    const entry = page.getByRole('listitem').filter({ has: more }).last();
    if ((await entry.count()) > 0) await entry.hover();
    await more.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  /** Opens all groups of the list that are folded. */
  const unfoldList = async () => {
    await navigation.getByRole('button').first().waitFor();
    const folded = navigation.getByRole('button', { expanded: false });
    while ((await folded.count()) > 0) await folded.first().click();
  };
  const pressInList = async (name: string) => {
    await unfoldList();
    await navigation.getByRole('button', { name, exact: true }).click();
  };
  /** The control of a field, such as `sections-0-button`. */
  const field = (path: string) => page.locator(`#field-${path}`);
  const pressSave = async () => {
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await button.click();
  };
  return {
    ...{ page, site, status, toast, offline, navigation, dialog, field },
    ...{ press, choose, pressInList, pressSave },
    /** The window behind a dialog may have a button of the same name. */
    pressInDialog: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    /** Opens the publish dialog: the content of the tests has samples, which are shown first. */
    openPublishing: async () => {
      await page.getByRole('button', { name: /^Before you go online: \d+$/u }).click();
      await dialog.getByRole('button', { name: WORDS.samples.publishing, exact: true }).click();
    },
    /** The words that a conflict is about. */
    expectVersions: async (yours: string, theirs: string) => {
      const versions = dialog.locator('section > div > div');
      await expect(versions).toHaveText([
        WORDS.conflict.yoursAre + yours,
        WORDS.conflict.theirsAre + theirs,
      ]);
    },
    /** In the bar; a click leads to the first. */
    problems: (count: number) =>
      status.getByRole('button', { name: WORDS.problems(count), exact: true }),
    /** Shows the list of everything on a phone. */
    openList: () => page.getByRole('button', { name: WORDS.dock.edit, exact: true }).click(),
    /** Opens or closes a section, or another drawer. */
    pressDrawer: (name: string | RegExp) =>
      page.getByRole('main').getByRole('button', { name, expanded: false }).first().click(),
    /** Adds a page, a service or a gallery. */
    addNew: async ({ title }: { title: string }, name: string) => {
      if ([WORDS.added.sections.title, WORDS.added.service.title].includes(title)) {
        await press(WORDS.nav.add);
        await page.getByRole('menuitem', { name: title, exact: true }).click();
      } else await pressInList(title);
      await page.keyboard.type(name);
      await press(WORDS.added.create);
    },
    openForm: async (name: string) => {
      // The button may also contain the number of problems.
      await unfoldList();
      const button = navigation.getByRole('button');
      await button.filter({ has: page.getByText(name, { exact: true }) }).click();
      await expect(page.locator('main h2', { hasText: name })).toBeVisible();
    },
    /** Clicks on text in the preview, which opens its field. */
    openField: async (words: string, path: string) => {
      await site.getByText(words, { exact: true }).first().click();
      await expect(field(path)).toBeFocused();
      return field(path);
    },
    /** Takes the only entry out of the trash. */
    restore: async (name: string) => {
      await pressInList(WORDS.trash.title);
      const entry = dialog.getByRole('listitem');
      await expect(entry).toContainText(name);
      await entry.getByRole('button', { name: WORDS.trash.restore }).click();
    },
    save: async () => {
      await pressSave();
      await expect(toast).toHaveText(WORDS.justSaved);
    },
    /** Focuses the window, which then reloads files changed by other programs. */
    comeBack: async () => {
      const read = page.waitForResponse((response) => response.url().endsWith('/api/content'));
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await (await read).finished();
    },
  };
}

export type Owner = ReturnType<typeof ownerOn>;

interface Studio {
  address: string;
  content: ContentCopy;
}

interface Visits {
  content: ContentCopy;
  owner: Owner;
  /** For tests that do not look at the page beside the form. */
  ownerWithoutPage: Owner;
}

/** Starts a studio. Returns its address with the key, and how to stop it. */
export async function startStudio(root: string, port: number) {
  const own = {
    PORT: String(port),
    CONTENT_FOLDER: root,
    STUDIO_SECRETS: join(root, '../secrets'),
  };
  const studio = spawn(process.execPath, ['tools/edit.ts', '--quiet'], {
    // Vitest and Playwright set it, which changes Astro and React.
    env: { ...process.env, ...own, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(studio, 'exit');
  const [said] = (await once(studio.stdout ?? studio, 'data')) as [Buffer];
  const [address = ''] = /http\S+?key=[\w-]+/u.exec(String(said)) ?? [];
  const stop = async () => {
    studio.kill();
    // Stopping it is no failure.
    expect(await ended).toEqual([0, null]);
  };
  return { address, stop };
}

/** Opens the studio, and fails if an error is reported until the test ends. */
async function visitStudio(page: Page, { address }: Studio, use: (owner: Owner) => Promise<void>) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (one) => one.text().includes('WebSocket') && errors.push(one.text()));
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  await use(ownerOn(page));
  // Offline, a page beside the form that still loads reports its scripts.
  const reported = [...errors];
  // A window that closes sends its unsaved words, which would arrive in the next test.
  await page.context().setOffline(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(reported).toEqual([]);
}

/** Tests of the studio's window with fresh content; they also fail on page errors. */
export const test = base.extend<Visits, { studio: Studio }>({
  studio: [
    async ({}, use, { parallelIndex }) => {
      const home = join(CACHE_FOLDER, `studio-test-${parallelIndex}`);
      const content = contentIn(home);
      content.reset();
      const port = await lastingPort();
      const { address, stop } = await startStudio(content.root, port);
      const [, key = ''] = /key=([\w-]+)/u.exec(address) ?? [];
      // Warm-up: the first page takes longest.
      await fetch(new URL('/', address), { headers: { cookie: `studio-${port}=${key}` } });
      await use({ address, content });
      await stop();
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

  owner: ({ page, studio }, use) => visitStudio(page, studio, use),

  ownerWithoutPage: async ({ page, studio }, use) => {
    await leavePageOut(page);
    await visitStudio(page, studio, use);
  },
});
