import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as sendRequest } from 'node:https';
import { join, resolve } from 'node:path';
import readline from 'node:readline';
import { text } from 'node:stream/consumers';
import { type BrowserContext, chromium } from '@playwright/test';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { CHROMIUM_FLAGS, findVisitingChromium } from '../../tools/support/chromium.ts';
import { restoreContent } from '../support/contentFolder.ts';
import { lastingPort } from '../support/freePorts.ts';
import { CADDY, startProgram } from './startHost.ts';

const CODE = /[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}/u;

const EDIT = 'tools/edit.ts';

/** The command for a studio. Vitest's variables would change Astro and React. */
function edit(home: string, environment: Record<string, string>, ...command: string[]) {
  return spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      CONTENT_FOLDER: join(home, 'content'),
      STUDIO_SECRETS: join(home, 'secrets'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Starts the studio behind the real Caddy, with the settings for compose.yaml, and a browser.
 *
 * @param name of its folder in the cache
 * @param mailbox the certificate of a mail server on this computer that the studio may reach
 */
export async function startHostedStudio(name: string, mailbox?: string) {
  await using opened = new AsyncDisposableStack();
  const home = join(CACHE_FOLDER, name);
  rmSync(home, { recursive: true, force: true });
  restoreContent(join(home, 'content'));
  mkdirSync(join(home, 'online'));
  writeFileSync(join(home, 'online/index.html'), 'The published site');
  const [inside, outside] = [await lastingPort(), await lastingPort()] as const;
  const origin = `https://localhost:${outside}`;
  const site = `https://localhost:${await lastingPort()}`;
  const friends = `https://127.0.0.1:${await lastingPort()}`;
  const urls = ['--public', origin, '--friends', friends];
  const port = { PORT: String(inside) };
  const studio =
    mailbox === undefined
      ? edit(home, port, EDIT, ...urls)
      : edit(home, { ...port, MAILBOX: mailbox }, 'tests/hosts/editWithMailbox.ts', ...urls);
  opened.defer(() => void studio.kill());
  let code = '';
  const output = readline.createInterface({ input: studio.stdout });
  for await (const line of output) if ((code = CODE.exec(line)?.[0] ?? '') !== '') break;
  if (code === '') throw new Error('The studio has ended before it was open.');
  // The file for compose.yaml, with the places of this machine.
  const settings = readFileSync('Caddyfile', 'utf8')
    .replace('/srv/online', join(home, 'online'))
    .replace('/etc/caddy/site', resolve('hosting/.hosting/Caddyfile'))
    .replaceAll('studio:4330', `127.0.0.1:${inside}`);
  writeFileSync(join(home, 'Caddyfile'), settings);
  const names = {
    ...{ SITES: join(home, 'Caddyfile'), SITE: site, STUDIO: origin, FRIENDS: friends },
    // As in compose.yaml.
    FORM_ACTION: "'self' https:",
  };
  const { folder } = opened.use(await startProgram(CADDY, origin, names));
  const authority = readFileSync(join(folder, 'caddy/pki/authorities/local/intermediate.crt'));
  const key = new X509Certificate(authority).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  const browser = await chromium.launch({
    executablePath: findVisitingChromium() ?? '',
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${hash}`],
  });
  opened.defer(() => browser.close());
  const inUse = opened.move();
  return {
    address: `${origin}/__studio/`,
    site,
    friends,
    browser,
    home,
    root: join(home, 'content'),
    /** The studio's own port, behind the proxy. */
    inside,
    /** The code that the first start shows. */
    firstCode: code,
    /** Runs `npm run edit -- --new-code` on the machine. */
    newCode: async () =>
      CODE.exec(await text(edit(home, {}, EDIT, '--new-code').stdout))?.[0] ?? '',
    [Symbol.asyncDispose]: () => inUse.disposeAsync(),
  };
}

/** A device with passkeys of its own, whose owner confirms every question until she refuses. */
export async function newDevice(context: BrowserContext) {
  const page = await context.newPage();
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const confirms = (isUserVerified: boolean) =>
    authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, confirms };
}

interface SentRequest {
  method?: string;
  headers: Record<string, string>;
  body: Buffer | string;
  /** Whose request it is. */
  localAddress?: string;
}

/** Sends a request past the browser. @returns its status */
export function send(url: string, options: SentRequest): Promise<number> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<number>();
  const { origin } = new URL(url);
  const { method = 'POST', headers, body, localAddress } = options;
  const sent = sendRequest(url, {
    method,
    headers: { origin, 'content-length': String(Buffer.byteLength(body)), ...headers },
    rejectUnauthorized: false,
    localAddress,
  });
  sent.on('response', (response) => {
    response.resume();
    answer(response.statusCode ?? 0);
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
