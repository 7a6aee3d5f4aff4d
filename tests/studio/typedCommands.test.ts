import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { STUDIO } from '../../studio/shared/addresses.ts';
import { lastingPort } from '../support/freePorts.ts';
import { writeFiles } from '../support/makeFolder.ts';

/* What a person types, as commands in a fresh copy of the project, with the content of a very small business. */

/** Outside of the cache: Astro serves nothing from a hidden folder. */
const COPY = fs.mkdtempSync(join(tmpdir(), 'typed-commands-'));
const SMALL_BUSINESS = 'tests/fixtures/small-business';
const GALLERY = 'galleries/garage-oasis';
/** Of the tested content. */
const SHARED = ['messages.yaml', 'enquiry.yaml', `${GALLERY}/01-wide.jpg`];
/** One page, and one photograph: encoding them takes most of the time of a build. */
const WRITTEN = {
  'redirects.yaml': 'entries: []',
  [`${GALLERY}/gallery.yaml`]: `title: Garage oasis
layout: weave
pictures: [{ src: ./01-wide.jpg, alt: A bright garage, subject: About the garage }]`,
  'pages/home.yaml': `seo: { title: Packing, description: We pack. }
sections:
  - { kind: heading, title: Packing }
  - { kind: gallery, gallery: garage-oasis }
  - { kind: contact, label: Write us }`,
};
const NOT_COPIED = new Set('.astro .cache .git .studio content dist node_modules'.split(' '));
const START_TIMEOUT_MS = 200_000;

beforeAll(() => {
  for (const name of fs.readdirSync(PROJECT_FOLDER))
    if (!NOT_COPIED.has(name))
      fs.cpSync(join(PROJECT_FOLDER, name), join(COPY, name), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      });
  const content = join(COPY, 'content');
  for (const name of ['business.yaml', 'logo.svg', 'mark.svg', 'pages/404.yaml'])
    fs.cpSync(join(SMALL_BUSINESS, name), join(content, name));
  for (const name of SHARED) fs.cpSync(join(TEST_SITE.content, name), join(content, name));
  writeFiles(content, WRITTEN);
  linkPackages(join(PROJECT_FOLDER, 'node_modules'), join(COPY, 'node_modules'));
});
afterAll(() => fs.rmSync(COPY, { recursive: true, force: true }));

/** A folder of its own: Vite keeps its cache in it, which a running `npm run dev` of the project uses. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from))
    if (name === '.installed-from') fs.copyFileSync(join(from, name), join(to, name));
    else if (!name.startsWith('.')) fs.symlinkSync(join(from, name), join(to, name), 'junction');
}

/** Types a command of npm; a running one ends with the test, as by Ctrl+C. */
function type(words: string, environment: Record<string, string> = {}) {
  const child = spawn('npm', words.split(' '), {
    cwd: COPY,
    // Vitest sets both: NODE_ENV changes React, and with VITEST `astro dev` answers no page.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      STUDIO_SECRETS: join(COPY, 'secrets'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => interrupt(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  /** Waits for something that a running command does; fails at once if the command has ended. */
  const until = (isDone: () => Promise<boolean> | boolean) =>
    vi.waitUntil(
      async () => {
        if (child.exitCode !== null) throw new Error(`npm ${words} has ended:\n${output}`);
        return isDone();
      },
      { timeout: START_TIMEOUT_MS },
    );
  return { child, ended: once(child, 'close'), output: () => output, until };
}

/** Ctrl+C reaches all processes of the terminal. */
async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** The text of each file in a folder and its subfolders, by path. */
function filesIn(folder: string): Map<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [path, fs.readFileSync(path, 'utf8')]));
}

async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, { headers, redirect: 'manual' }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

it('npm run build writes the site into dist/', { timeout: START_TIMEOUT_MS }, async () => {
  const { ended, output } = type('run build');
  expect(await ended, output()).toEqual([0, null]);
  expect(output()).toContain('The site is in the folder dist/.');
  expect(fs.existsSync(join(COPY, 'dist/index.html'))).toBe(true);
});

it('npm start serves the site until Ctrl+C', { timeout: START_TIMEOUT_MS }, async () => {
  const url = `http://localhost:${await lastingPort()}`;
  const { child, output, until } = type('start', { PORT: new URL(url).port });
  await until(async () => (await statusOf(url)) === 200);
  expect(output()).toContain(url);
  await interrupt(child);
  expect(await statusOf(url)).toBe(0);
});

it(
  'npm run dev serves pages and their scripts, also beside npm test',
  {
    timeout: START_TIMEOUT_MS,
  },
  async () => {
    const url = `http://localhost:${await lastingPort()}`;
    const { output, until } = type('run dev', { PORT: new URL(url).port });
    await until(async () => (await statusOf(url)) === 200);
    expect(output()).toContain(url);
    const page = await (await fetch(url)).text();
    const scripts = Array.from(
      page.matchAll(/<script[^>]+src="([^"]+)"/gu),
      ([, path = '']) => path,
    );
    expect(scripts).not.toEqual([]);
    for (const path of scripts) expect(await statusOf(new URL(path, url).href)).toBe(200);

    const used = filesIn(join(COPY, '.astro'));
    expect(used.size).toBeGreaterThan(0);
    const copied = join(COPY, 'tools/support/writeTypes.ts');
    const { writeTypes } = (await import(
      copied
    )) as typeof import('../../tools/support/writeTypes.ts');
    expect(await writeTypes()).toMatchObject({ succeeded: true });
    expect(filesIn(join(COPY, '.astro'))).toEqual(used);
    expect(await statusOf(url)).toBe(200);
  },
);

it('npm run edit opens the studio for its key only', { timeout: START_TIMEOUT_MS }, async () => {
  const port = await lastingPort();
  const { output, until } = type('run edit -- --quiet', { PORT: String(port) });
  const address = () => /http\S+?key=[\w-]+/u.exec(output())?.[0];
  await until(() => address() !== undefined);
  const { origin } = new URL(address() ?? '');
  expect(await statusOf(origin + STUDIO)).toBe(401);
  const opened = await fetch(address() ?? '', { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const page = await fetch(origin + STUDIO, { headers: { cookie } });
  const [, script = ''] = /<script[^>]+src="([^"]+)"/u.exec(await page.text()) ?? [];
  expect(await statusOf(new URL(script, page.url).href, { cookie })).toBe(200);
});
