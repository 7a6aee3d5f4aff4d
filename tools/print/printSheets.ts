import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { MM_PER_INCH, PAPER_NAMES, PAPERS } from '../../paper/papers.ts';
import { startServer } from '../../server/server.ts';
import { siteAddress } from '../../src/data/siteAddress.ts';
import { CACHE_FILE } from '../../src/integrations/contentCheck/report.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { launchGate } from '../../studio/launch/launchGate.ts';
import { CHROMIUM_FLAGS, ensureVisitingChromium } from '../support/chromium.ts';
import { CACHE_FOLDER, packageFile } from '../support/paths.ts';
import { runNode } from '../support/processes.ts';
import type { Site } from '../support/sites.ts';

/** One sheet as it was printed. */
export interface PrintedSheet {
  /** Name of the file in the folder. */
  file: string;
  pdf: Buffer;
}

/** The sheets, and what their owner should know before printing many. */
export interface Printing {
  sheets: PrintedSheet[];
  remarks: string[];
}

/** What is printed, by its routes in paper/pages/. */
const SHEETS = ['brochure', 'business-cards'].flatMap((kind) =>
  PAPER_NAMES.map((paper) => ({ kind, paper })),
);

/** CSS pixels. */
const PIXELS_PER_INCH = 96;

const TOO_LONG = '{file} takes {count} sheets: some of its words are too long for one.';
const SAMPLE =
  'The code leads to {url}, which is a sample: put the address of your site into content/business.yaml first.';

/**
 * Prints the brochure and the business cards, each for every paper.
 *
 * @param site the content they are made of, and the folder in which the files are put
 * @param look is shown every sheet as it is printed
 * @throws When `SITE_URL` is no address; with everything the build printed, when it fails.
 */
export async function printSheets(
  { content, folder }: Site,
  look: (page: Page, file: string) => Promise<void> = () => Promise.resolve(),
): Promise<Printing> {
  // The codes lead there: a wrong one is told before anything is built.
  siteAddress('');
  await mkdir(CACHE_FOLDER, { recursive: true });
  await using workshop = await mkdtempDisposable(join(CACHE_FOLDER, 'paper-'));
  await buildSheets(content, workshop.path);
  await using server = await startServer({ directory: workshop.path, port: 0 });
  const executablePath = await ensureVisitingChromium();
  await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  // What the pages are on a screen, as on paper they would be black and white; and nothing moves.
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 2 });
  await page.emulateMedia({ media: 'screen' });
  const sheets: PrintedSheet[] = [];
  for (const { kind, paper } of SHEETS) {
    const file = `${kind}-${paper}.pdf`;
    const { width, height } = PAPERS[paper];
    // Whoever looks at it sees what is printed.
    await page.setViewportSize({ width: pixels(width), height: pixels(height) });
    await page.goto(`${server.url}/${kind}/${paper}`, { waitUntil: 'networkidle' });
    const pdf = await page.pdf({
      width: `${width}mm`,
      height: `${height}mm`,
      printBackground: true,
    });
    await look(page, file);
    sheets.push({ file, pdf });
  }
  await mkdir(folder, { recursive: true });
  for (const { file, pdf } of sheets) await writeFile(join(folder, file), pdf);
  return { sheets, remarks: [...sheets.flatMap(tooLong), ...(await sampleAddress(content))] };
}

async function buildSheets(content: string, folder: string): Promise<void> {
  const { succeeded, output } = await runNode(
    [
      packageFile('astro/bin/astro.mjs'),
      ...['build', '--config', 'paper/astro.config.ts', '--outDir', folder],
    ],
    { quiet: true, environment: { NODE_ENV: 'production', CONTENT_FOLDER: resolve(content) } },
  );
  if (!succeeded) throw new Error(`The sheets could not be built:\n\n${output}`);
}

function pixels(mm: number): number {
  return Math.ceil((mm / MM_PER_INCH) * PIXELS_PER_INCH);
}

/** How many sheets of paper a PDF takes. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

function tooLong({ file, pdf }: PrintedSheet): string[] {
  const count = sheetsOf(pdf);
  return count > 1 ? [fillIn(TOO_LONG, { file, count })] : [];
}

async function sampleAddress(content: string): Promise<string[]> {
  if ((process.env.SITE_URL ?? '') !== '') return [];
  const samples = await launchGate(resolve(content), CACHE_FILE);
  const sample = samples.find(
    ({ file, field }) => file === 'business.yaml' && field.join() === 'siteUrl',
  );
  return sample ? [fillIn(SAMPLE, { url: sample.what })] : [];
}
