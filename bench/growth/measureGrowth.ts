import { readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { runNode } from '../../node/processes.ts';
import { buildSite } from '../../node/siteBuild.ts';
import { startServer } from '../../server/server.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/support/chromium.ts';
import { measureVisit } from '../visit.ts';
import { changeWord, growContent, type Growth } from './growContent.ts';
import { measureStudio } from './measureStudio.ts';
import type { Site } from '../../node/sites.ts';

/** One, ten and sixty galleries. */
const SIZES = [1, 10, 60];
/** Shows most of the galleries. */
const PAGE = '/portfolio';

type Costs = Record<string, string>;

const PARTS = { check: measureCheck, build: measureBuild, studio: measureStudioCosts };
type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => name in PARTS;

/**
 * `npm run bench -- growth`: what a business costs that has many galleries.
 *
 * @param chosen numbers of galleries and parts, such as "10" and "build"; by default all of them
 */
export async function measureGrowth(chosen: readonly string[], photographs: number): Promise<void> {
  const wanted = chosen.filter(isPart);
  const sizes = chosen.filter((one) => !isPart(one)).map(Number);
  if (sizes.some(Number.isNaN))
    throw new Error(`Name galleries and parts: ${Object.keys(PARTS).join(', ')}.`);
  const parts = wanted.length > 0 ? wanted : (Object.keys(PARTS) as Part[]);
  const rows: Record<string, Costs> = {};
  for (const galleries of sizes.length > 0 ? sizes : SIZES) {
    const growth = { galleries, photographs };
    console.log(`Making ${galleries} galleries of ${photographs} photographs`);
    const content = await growContent(growth);
    const costs: Costs = {};
    for (const part of parts) {
      console.log(`Measuring ${part}`);
      Object.assign(costs, await PARTS[part](content, growth));
    }
    rows[`${galleries} x ${photographs}`] = costs;
  }
  console.table(rows);
}

/** The content check in a process of its own, as before each build: of known photographs. */
async function measureCheck(content: string): Promise<Costs> {
  const check = () =>
    runNode(['tools/check-content.ts'], { quiet: true, environment: { CONTENT_FOLDER: content } });
  await check();
  return { check: inSeconds(await timed(check)) };
}

/** Builds without any encoded picture, then after one changed word, and visits the page. */
async function measureBuild(content: string, { galleries, photographs }: Growth): Promise<Costs> {
  const home = dirname(content);
  const site: Site = {
    content: relative(PROJECT_FOLDER, content),
    folder: join(home, 'dist'),
    encodings: join(home, 'encodings'),
  };
  await rm(join(home, 'encodings'), { recursive: true, force: true });
  const cold = await timed(() => buildSite(site));
  await changeWord(content);
  const warm = await timed(() => buildSite(site));
  const names = await readdir(site.folder, { recursive: true });
  const pictures = names.filter((name) => /photo-\d+\.[^.]+\.(?:avif|jpeg)$/u.test(name));
  const visit = await visitPage(site.folder);
  return {
    ...visit,
    files: String(names.length),
    'per photograph': (pictures.length / (galleries * photographs)).toFixed(1),
    cold: inSeconds(cold),
    warm: inSeconds(warm),
  };
}

async function visitPage(directory: string): Promise<Costs> {
  await using server = await startServer({ directory, port: 0 });
  const executablePath = await ensureChromium();
  await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const { cost } = await measureVisit(browser, new URL(PAGE, server.url).href);
  return { document: cost.document, 'first view': cost['first view'] };
}

async function measureStudioCosts(content: string): Promise<Costs> {
  const { opening, keystroke, check, memory } = await measureStudio(content);
  return {
    opening: inSeconds(opening),
    keystroke: `${keystroke.toFixed(1)} ms`,
    'check after a change': `${check.toFixed()} ms`,
    memory: `${memory.toFixed()} MB`,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
