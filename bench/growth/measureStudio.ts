import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { YOUNG_HEAP } from '../../studio/server/http/preview.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/support/chromium.ts';

/** As on a laptop: the page is open beside the form. */
const WINDOW = { width: 1440, height: 900 };
const KEYS = 200;
const CHECKS = 3;
/** Longer than a check waits for the next letter. */
const PAUSE_MS = 120;
/** Without a request for so long, the page beside the form has loaded. */
const QUIET_MS = 5000;
const PATIENCE_MS = 120_000;

/** What working with a grown site costs; times in ms. */
export interface StudioCosts {
  /** From the address to the form. */
  opening: number;
  /** Processor time of the window's main thread for one letter; 95 of 100 letters take less. */
  keystroke: number;
  /** From a change until its problems are known. */
  check: number;
  /** Memory of the server and the preview, in MB. */
  memory: number;
}

/** Opens the studio for a content folder with galleries, types into one, and measures. */
export async function measureStudio(content: string): Promise<StudioCosts> {
  // What an earlier run has not saved would be restored.
  await rm(join(dirname(content), '.studio'), { recursive: true, force: true });
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const studio = spawn(process.execPath, [YOUNG_HEAP, 'tools/edit.ts', '--quiet'], {
    env: {
      ...process.env,
      PORT: String(port),
      CONTENT_FOLDER: content,
      STUDIO_SECRETS: join(dirname(content), 'secrets'),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(studio, 'exit');
  try {
    const [output] = (await once(studio.stdout ?? studio, 'data')) as [Buffer];
    const [address = ''] = /http\S+?key=[\w-]+/u.exec(String(output)) ?? [];
    const executablePath = await ensureChromium();
    await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    return await workIn(browser, address, studio.pid ?? 0);
  } finally {
    studio.kill();
    await ended;
  }
}

async function workIn(browser: Browser, address: string, pid: number): Promise<StudioCosts> {
  await using context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // The first visit bundles nothing and signs in; the second is an ordinary one.
  await openWindow(page, address);
  const opening = await openWindow(page, address.replace(/\?.*/u, ''));
  const list = page.getByRole('navigation');
  await list.getByRole('button', { name: 'Project 1', exact: true }).click();
  await page
    .getByRole('textbox', { name: /^Title/u })
    .first()
    .focus();
  await settle(page);
  const keystroke = await measureKeys(page);
  const check = await measureChecks(page);
  return { opening, keystroke, check, memory: memoryOf(pid) };
}

/** Waits until photographs are drawn and the page beside the form has loaded, which is no letter's cost. */
async function settle(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(PAUSE_MS);
  page.off('request', note).off('requestfinished', note);
}

async function openWindow(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await page.getByRole('main').waitFor();
  return performance.now() - start;
}

/** Types letters one by one, with the processor time of each. */
async function measureKeys(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const costs: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const before = await busy();
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await page.waitForTimeout(PAUSE_MS);
    costs.push((await busy()) - before);
  }
  return costs.toSorted((one, other) => one - other)[Math.floor(KEYS * 0.95)] ?? 0;
}

/** Changes a word; returns the time until the answer, of the last of some changes. */
async function measureChecks(page: Page): Promise<number> {
  const isCheck = (address: string) => address.endsWith('/api/check');
  let duration = 0;
  for (let count = 0; count < CHECKS; count += 1) {
    const answered = page.waitForResponse((response) => isCheck(response.url()));
    await page.keyboard.press('y');
    const response = await answered;
    await response.finished();
    duration = response.request().timing().responseEnd;
    await page.waitForTimeout(3000);
  }
  return duration;
}

/** Of a process and those that it started, in MB. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/u).map(Number));
  const family = new Set([pid]);
  for (const [own = 0, parent = 0] of rows) if (family.has(parent)) family.add(own);
  const sizes = rows.map(([own = 0, , size = 0]) => (family.has(own) ? size : 0));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
