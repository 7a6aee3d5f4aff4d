import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import readline from 'node:readline';
import { text } from 'node:stream/consumers';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { WORDS } from '../../studio/app/words.ts';
import { ACCESS_WORDS, PUBLISH_WORDS } from '../../studio/words.ts';
import { CHROMIUM_FLAGS, findVisitingChromium } from '../../tools/support/chromium.ts';
import { restoreContent } from '../support/contentFolder.ts';
import { lastingPort } from '../support/freePorts.ts';
import { CADDY, startProgram } from './startHost.ts';

const HOME = join(CACHE_FOLDER, 'sign-in-test');
/** On a full machine the site in development needs half a minute to start. */
const PREVIEW_TIMEOUT_MS = 120_000;
const CODE = /[A-Z\d]{4}-[A-Z\d]{4}/u;

vi.setConfig({ testTimeout: 2 * PREVIEW_TIMEOUT_MS });

const opened = new AsyncDisposableStack();
let [address, site, firstCode] = ['', '', ''];
let browser: Browser;

beforeAll(async () => {
  rmSync(HOME, { recursive: true, force: true });
  restoreContent(join(HOME, 'content'));
  mkdirSync(join(HOME, 'online'));
  writeFileSync(join(HOME, 'online/index.html'), 'The published site');
  const [inside, outside] = [await lastingPort(), await lastingPort()] as const;
  const origin = `https://localhost:${outside}`;
  site = `https://localhost:${await lastingPort()}`;
  address = `${origin}/__studio/`;
  const studio = edit({ PORT: String(inside) }, '--public', origin);
  opened.defer(() => void studio.kill());
  const said = readline.createInterface({ input: studio.stdout });
  for await (const line of said) if ((firstCode = CODE.exec(line)?.[0] ?? '') !== '') break;
  if (firstCode === '') throw new Error('The studio has ended before it was open.');
  // The file for compose.yaml, with the places of this machine.
  const settings = readFileSync('Caddyfile', 'utf8')
    .replace('/srv/online', join(HOME, 'online'))
    .replace('/etc/caddy/site', resolve('hosting/.hosting/Caddyfile'))
    .replace('studio:4330', `127.0.0.1:${inside}`);
  writeFileSync(join(HOME, 'Caddyfile'), settings);
  const names = { SITES: join(HOME, 'Caddyfile'), SITE: site, STUDIO: origin };
  const { folder } = opened.use(await startProgram(CADDY, origin, names));
  const authority = readFileSync(join(folder, 'caddy/pki/authorities/local/intermediate.crt'));
  const key = new X509Certificate(authority).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  browser = await chromium.launch({
    executablePath: findVisitingChromium() ?? '',
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${hash}`],
  });
  opened.defer(() => browser.close());
}, 120_000);
afterAll(() => opened.disposeAsync());

/** The command for the studio. Vitest's variables would change Astro and React. */
function edit(environment: Record<string, string>, ...options: string[]) {
  return spawn(process.execPath, ['tools/edit.ts', ...options], {
    env: { PATH: process.env.PATH, CONTENT_FOLDER: join(HOME, 'content'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A device with passkeys of its own, whose owner confirms every question. */
async function newDevice(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const expectStudio = (page: Page) => page.getByRole('button', { name: WORDS.publish }).waitFor();

async function expectWords(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
}

/** Expects the studio's status for a page, also during a navigation. */
async function expectStatus(page: Page, status: number): Promise<void> {
  const look = () => page.evaluate(async () => (await fetch(location.href)).status);
  await expect.poll(look).toBe(status);
}

it('behind Caddy, signs in devices by passkey, and out when they are removed', async () => {
  const desk = await newDevice();
  await desk.goto(site);
  await expectWords(desk, 'The published site');
  expect((await desk.goto(address))?.status()).toBe(401);
  await desk.getByRole('textbox').fill('WRNG-CODE');
  await press(desk, ACCESS_WORDS.add);
  await expectWords(desk, ACCESS_WORDS.wrongCode);
  await press(desk, ACCESS_WORDS.signIn);
  await expectWords(desk, ACCESS_WORDS.noPasskey);

  await desk.getByRole('textbox').fill(firstCode);
  await press(desk, ACCESS_WORDS.add);
  await expectStudio(desk);
  const flags = { httpOnly: true, secure: true, sameSite: 'Strict' };
  const cookie = expect.objectContaining({ name: '__Host-studio', ...flags }) as unknown;
  expect(await desk.context().cookies()).toEqual([cookie]);
  // The page beside the form has the same address.
  const words = desk.frameLocator('iframe:not([data-waiting])').getByText('Discover more');
  await words.waitFor({ timeout: PREVIEW_TIMEOUT_MS });

  await press(desk, WORDS.devices.title);
  await press(desk, WORDS.devices.add);
  const code = await desk.getByRole('dialog').getByRole('strong').textContent();
  const phone = await newDevice();
  // Only one window edits: a second one would cover the desk.
  await phone.route('**/app.js', (route) => route.abort());
  await phone.goto(`${address}#code=${code ?? ''}`);
  expect(phone.url()).toBe(address);
  await press(phone, ACCESS_WORDS.add);
  await expectStatus(phone, 200);

  await desk.reload();
  await press(desk, WORDS.devices.title);
  // Both say only that they run Linux.
  await expectWords(desk, WORDS.devices.here('Linux'));
  const remove = desk.getByText(WORDS.removeEntry('Linux'));
  await remove.click();
  await press(desk, WORDS.remove);
  await remove.waitFor({ state: 'detached' });
  await expectStatus(phone, 401);
  await phone.reload();
  await press(phone, ACCESS_WORDS.signIn);
  await expectWords(phone, ACCESS_WORDS.unknown);

  // The machine gives a code to an owner without devices.
  const newCode = CODE.exec(await text(edit({}, '--new-code').stdout))?.[0] ?? '';
  await phone.getByRole('textbox').fill(newCode);
  await press(phone, ACCESS_WORDS.add);
  await expectStatus(phone, 200);

  await desk.context().clearCookies();
  await expectWords(desk, ACCESS_WORDS.signedOut);
  await desk.goto(new URL('/about', address).href);
  await press(desk, ACCESS_WORDS.signIn);
  await expectStudio(desk);

  // A stolen session must not look around in the network of the machine.
  await press(desk, WORDS.publish);
  await desk.getByLabel(/^Webspace by FTPS/u).check();
  for (const [name, value] of Object.entries({
    Server: '127.0.0.1:2121',
    'User name': 'anna',
    Password: 'secret',
    Folder: 'htdocs',
  }))
    await desk.getByLabel(new RegExp(`^${name}`, 'u')).fill(value);
  await press(desk, WORDS.publishing.test);
  await expectWords(desk, PUBLISH_WORDS.privateNetwork);
});
