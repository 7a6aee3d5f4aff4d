import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WORDS } from '../../studio/browser/words.ts';
import { openAccess } from '../../studio/server/access/access.ts';
import { foldersOf } from '../../studio/server/content/folders.ts';
import { replaceFile } from '../../studio/server/content/ownFiles.ts';
import { ACCESS_WORDS } from '../../studio/server/words.ts';
import { leavePageOut } from '../support/leavePageOut.ts';
import { newDevice, send, startHostedStudio } from './hostedStudio.ts';
import type { Page } from '@playwright/test';

/** On a full machine the site in development needs half a minute to start. */
const PREVIEW_TIMEOUT_MS = 120_000;
const GRACE_MS = 5 * 60_000;

vi.setConfig({ testTimeout: 2 * PREVIEW_TIMEOUT_MS });

let studio: Awaited<ReturnType<typeof startHostedStudio>>;

beforeAll(async () => {
  studio = await startHostedStudio('sign-in-test');
  // `foldersOf` here means the folder of that studio.
  vi.stubEnv('STUDIO_SECRETS', join(studio.home, 'secrets'));
}, 120_000);
afterAll(() => studio[Symbol.asyncDispose]());

/** A device of this test only. */
async function openDeviceWithPage() {
  const context = await studio.browser.newContext();
  onTestFinished(() => context.close());
  return newDevice(context);
}

/** The same, without the page beside the form. */
async function openDevice() {
  const device = await openDeviceWithPage();
  await leavePageOut(device.page);
  return device;
}

/** As `npm run edit -- --new-code` does, of which each start takes a second. */
const newCode = () => openAccess(studio.root).newCode();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Chooses from "Your site" in the list, which is folded at first. */
async function chooseOfSite(page: Page, name: string): Promise<void> {
  const list = page.getByRole('navigation', { name: WORDS.nav.label });
  const group = list.getByRole('button', { name: WORDS.nav.site, exact: true });
  await group.waitFor();
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await list.getByRole('button', { name, exact: true }).click();
}

const expectStudio = (page: Page) => page.getByRole('button', { name: WORDS.undo }).waitFor();

async function expectWords(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
}

async function expectNoIssues(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Expects the studio's status for a page, also during a navigation. */
async function expectStatus(page: Page, status: number): Promise<void> {
  const look = () => page.evaluate(async () => (await fetch(location.href)).status);
  await expect.poll(look).toBe(status);
}

async function addDevice(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox').fill(code);
  await press(page, ACCESS_WORDS.add);
}

/** A device that was added with a code of the machine, with the studio open. */
async function signedInDevice() {
  const device = await openDevice();
  await device.page.goto(studio.address);
  await addDevice(device.page, newCode());
  await expectStudio(device.page);
  return device;
}

/** The button of the first section of the home page. */
async function openField(page: Page) {
  const field = page.locator('#field-sections-0-button');
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await field.waitFor();
  return field;
}

/** As if everybody had signed in five minutes ago. */
function endGrace(): void {
  const { access } = foldersOf(studio.root);
  const file = JSON.parse(readFileSync(access, 'utf8')) as { sessions: { confirmed: number }[] };
  for (const session of file.sessions) session.confirmed -= GRACE_MS;
  replaceFile(access, JSON.stringify(file));
}

/** Headers of a request that the window of this page could send. */
async function headersOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, 'studio-window': 'of the test' };
}

it('behind Caddy, signs in devices by passkey, and out when they are removed', async () => {
  const { page: desk } = await openDeviceWithPage();
  await desk.goto(studio.site);
  await expectWords(desk, 'The published site');
  expect((await desk.goto(studio.address))?.status()).toBe(401);
  await press(desk, ACCESS_WORDS.add);
  await expectWords(desk, ACCESS_WORDS.missingCode);
  await expectNoIssues(desk);
  await addDevice(desk, 'WRNG-CODE-HERE');
  await expectWords(desk, ACCESS_WORDS.wrongCode);
  await press(desk, ACCESS_WORDS.signIn);
  await expectWords(desk, ACCESS_WORDS.noPasskey);

  await addDevice(desk, studio.firstCode);
  await expectStudio(desk);
  const flags = { httpOnly: true, secure: true, sameSite: 'Strict' };
  const cookie = expect.objectContaining({ name: '__Host-studio', ...flags }) as unknown;
  expect(await desk.context().cookies()).toEqual([cookie]);
  // The page beside the form has the same address.
  const words = desk.frameLocator('iframe:not([data-waiting])').getByText('Discover more');
  await words.waitFor({ timeout: PREVIEW_TIMEOUT_MS });

  await chooseOfSite(desk, WORDS.devices.title);
  await press(desk, WORDS.devices.add);
  const code = await desk.getByRole('dialog').getByRole('strong').textContent();
  const { page: phone } = await openDevice();
  // Only one window edits: a second one would cover the desk.
  await phone.route('**/app.js', (route) => route.abort());
  await phone.goto(`${studio.address}#code=${code ?? ''}`);
  expect(phone.url()).toBe(studio.address);
  await press(phone, ACCESS_WORDS.add);
  await expectStatus(phone, 200);

  await desk.reload();
  await chooseOfSite(desk, WORDS.devices.title);
  // Both say only that they run Linux.
  await expectWords(desk, WORDS.devices.here('Linux'));
  const remove = desk.getByText(WORDS.removeEntry('Linux'));
  await remove.last().click();
  await desk.getByRole('button', { name: WORDS.remove, exact: true }).last().click();
  await expect.poll(() => remove.count()).toBe(1);
  await expectStatus(phone, 401);
  await phone.reload();
  await press(phone, ACCESS_WORDS.signIn);
  await expectWords(phone, ACCESS_WORDS.notAccepted);

  // The machine gives a code to an owner without devices.
  await addDevice(phone, await studio.newCode());
  await expectStatus(phone, 200);
});

describe('five minutes after signing in', () => {
  it('asks for the passkey before it shows a code, and says so when the owner cancels', async () => {
    const { page, confirms } = await signedInDevice();
    await chooseOfSite(page, WORDS.devices.title);
    await expectWords(page, WORDS.devices.text);
    endGrace();
    await confirms(false);
    await press(page, WORDS.devices.add);
    await expectWords(page, WORDS.signIn.notConfirmed);
    await confirms(true);
    await press(page, WORDS.devices.add);
    await expectWords(page, WORDS.devices.adding);
  });

  it('keeps the new name of a device while the owner cancels', async () => {
    const { page, confirms } = await signedInDevice();
    await chooseOfSite(page, WORDS.devices.title);
    const own = page.getByRole('listitem').filter({ hasText: WORDS.devices.here('Linux') });
    await own.getByText(WORDS.devices.rename('Linux')).click();
    await own.getByLabel(WORDS.devices.name).fill('Kitchen');
    endGrace();
    await confirms(false);
    await own.getByRole('button', { name: WORDS.devices.saveName }).click();
    await expectWords(page, WORDS.signIn.notConfirmed);
    expect(await own.getByLabel(WORDS.devices.name).inputValue()).toBe('Kitchen');
    await confirms(true);
    await own.getByRole('button', { name: WORDS.devices.saveName }).click();
    await expectWords(page, WORDS.devices.here('Kitchen'));
  });

  it('asks before a copy is downloaded', async () => {
    const { page, confirms } = await signedInDevice();
    await chooseOfSite(page, WORDS.copy.title);
    endGrace();
    await confirms(false);
    await press(page, WORDS.copy.save);
    await expectWords(page, WORDS.signIn.notConfirmed);
    await confirms(true);
    const download = page.waitForEvent('download');
    await press(page, WORDS.copy.save);
    const copy = await readFile(await (await download).path());
    expect(copy.subarray(0, 2).toString()).toBe('PK');
    expect(copy.includes('content/business.yaml')).toBe(true);
  });
});

it('tells a device that another one was added, until the owner dismisses it', async () => {
  const { page: desk } = await signedInDevice();
  const { page: phone } = await openDevice();
  await phone.route('**/app.js', (route) => route.abort());
  await phone.goto(studio.address);
  await addDevice(phone, newCode());
  await expectStatus(phone, 200);
  const notice = desk.getByText(WORDS.devices.added('Linux', 'today'));
  await notice.waitFor();
  await press(desk, WORDS.devices.dismiss);
  await notice.waitFor({ state: 'detached' });
  const asked = desk.waitForResponse((response) => response.url().endsWith('/api/new-devices'));
  await desk.reload();
  await expectStudio(desk);
  await asked;
  expect(await notice.count()).toBe(0);
});

it('signs out after the unsaved words are sent, and brings them back after signing in', async () => {
  const { page } = await signedInDevice();
  const field = await openField(page);
  await field.fill('Before signing out');
  await chooseOfSite(page, WORDS.signOut);
  await page.getByRole('button', { name: ACCESS_WORDS.signIn }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  await press(page, ACCESS_WORDS.signIn);
  await expectStudio(page);
  await expectWords(page, WORDS.restored);
  expect(await (await openField(page)).inputValue()).toBe('Before signing out');
  await press(page, WORDS.undo);
});

it('removes its own device, which signs it out', async () => {
  const { page } = await signedInDevice();
  await chooseOfSite(page, WORDS.devices.title);
  const own = page.getByRole('listitem').filter({ hasText: WORDS.devices.here('Linux') });
  await own.getByText(WORDS.removeEntry('Linux')).click();
  await expectWords(page, WORDS.devices.removeHere);
  await own.getByRole('button', { name: WORDS.remove, exact: true }).click();
  await page.getByRole('button', { name: ACCESS_WORDS.signIn }).waitFor();
  await press(page, ACCESS_WORDS.signIn);
  await expectWords(page, ACCESS_WORDS.notAccepted);
});

it('signs in inside the window; no word is lost', async () => {
  const { page, confirms } = await signedInDevice();
  const field = await openField(page);
  await page.context().clearCookies();
  await field.fill('While signed out');
  const dialog = page.getByRole('dialog', { name: WORDS.signIn.title });
  await dialog.waitFor();
  await expectNoIssues(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // The browser closes it, then it opens again.
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await confirms(false);
  await press(page, WORDS.signIn.signIn);
  await expectWords(page, WORDS.signIn.failed);
  await confirms(true);
  await press(page, WORDS.signIn.signIn);
  await dialog.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('While signed out');
  const { unsaved } = foldersOf(studio.root);
  await expect.poll(() => readFileSync(unsaved, 'utf8')).toContain('While signed out');
  await page.reload();
  await expectStudio(page);
  expect(await (await openField(page)).inputValue()).toBe('While signed out');
});

it('opens the trash that she asked for while she was signed out', async () => {
  const { page } = await signedInDevice();
  // Only now: any other answer of 401 would cover the button.
  await page.route('**/api/trash', async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/trash');
  await chooseOfSite(page, WORDS.trash.title);
  expect((await answered).status()).toBe(401);
  await page.unroute('**/api/trash');
  await press(page, WORDS.signIn.signIn);
  await expectWords(page, WORDS.trash.none);
});

it('adds a removed device again inside the window', async () => {
  const { page } = await signedInDevice();
  const { page: other } = await openDevice();
  await other.route('**/app.js', (route) => route.abort());
  await other.goto(studio.address);
  await addDevice(other, newCode());
  await expectStatus(other, 200);
  await other.evaluate(async () => {
    const devices = (await (await fetch('/__studio/api/devices')).json()) as {
      id: string;
      isThis: boolean;
    }[];
    for (const { id, isThis } of devices)
      if (!isThis) await fetch(`/__studio/api/devices/${id}`, { method: 'DELETE' });
  });
  const dialog = page.getByRole('dialog', { name: WORDS.signIn.title });
  await dialog.waitFor();
  await press(page, WORDS.signIn.signIn);
  await expectWords(page, ACCESS_WORDS.notAccepted);
  await dialog.getByRole('textbox').fill(newCode());
  await press(page, WORDS.signIn.add);
  await dialog.waitFor({ state: 'detached' });
  await expectStatus(page, 200);
});

it('lets the owner in while a stranger sends challenges and wrong codes', async () => {
  const { page } = await signedInDevice();
  await chooseOfSite(page, WORDS.signOut);
  await page.getByRole('button', { name: ACCESS_WORDS.signIn }).waitFor();
  const ask = (path: string, body: unknown) =>
    send(`${studio.address}sign-in/${path}`, {
      headers: {},
      body: JSON.stringify(body),
      localAddress: '127.0.0.2',
    });
  const code = newCode();
  // The question for the passkey is open while the stranger is busy.
  await page.route('**/sign-in/use', async (route) => {
    for (let asked = 0; asked < 200; asked += 1) await ask('options', {});
    const tries: number[] = [];
    for (let asked = 0; asked < 11; asked += 1)
      tries.push(await ask('add-options', { code: 'AAAA-AAAA-AAAA' }));
    expect(tries).toEqual([...Array<number>(10).fill(403), 429]);
    await route.continue();
  });
  await press(page, ACCESS_WORDS.signIn);
  await expectStudio(page);
  const { page: phone } = await openDevice();
  await phone.route('**/app.js', (route) => route.abort());
  await phone.goto(studio.address);
  await addDevice(phone, code);
  await expectStatus(phone, 200);
});

describe('a refused upload of 300 kB, 3 MB or 20 MB', () => {
  const PHOTO = 'api/photos?file=pages/home.yaml&name=a.jpg';
  const save = '{"files":[],"removed":[]}';

  it.each([
    ['401: signed out', 401, PHOTO, { cookie: '' }],
    ['403: from another site', 403, PHOTO, { origin: 'https://evil.example' }],
    ['423: from another window', 423, PHOTO, { 'studio-window': 'another' }],
    ['400: for no file', 400, 'api/photos?file=../x', {}],
    ['428: not confirmed', 428, 'api/copy', {}],
    ['413: too large to sign in', 413, 'sign-in/use', {}],
  ])('does not break the next save (%s)', async (_, status, path, changed) => {
    const { page } = await openDevice();
    await page.route('**/app.js', (route) => route.abort());
    await page.goto(studio.address);
    await addDevice(page, newCode());
    await expectStatus(page, 200);
    endGrace();
    const headers = await headersOf(page);
    await send(`${studio.address}api/unsaved`, { headers, body: '', method: 'GET' });
    for (const size of [300_000, 3_000_000, 20_000_000]) {
      const body = Buffer.alloc(size, ' ');
      for (let times = 0; times < 3; times += 1) {
        const upload = { headers: { ...headers, ...changed }, body };
        expect(await send(studio.address + path, upload), `${size} bytes`).toBe(status);
        expect(await send(`${studio.address}api/save`, { headers, body: save })).toBe(200);
      }
    }
  });
});
