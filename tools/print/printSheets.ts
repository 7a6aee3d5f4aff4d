import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CACHE_FOLDER, packageFile } from '../../node/paths.ts';
import { runNode } from '../../node/processes.ts';
import { MM_PER_INCH, PAPER_NAMES, PAPERS } from '../../paper/papers.ts';
import { startServer } from '../../server/server.ts';
import { siteAddress } from '../../src/data/siteAddress.ts';
import { launchGate } from '../../studio/launch/launchGate.ts';
import { launchChromium } from '../support/chromium.ts';
import type { Page } from '@playwright/test';
import type { Site } from '../../node/sites.ts';

export interface Printing {
  sheets: { file: string; pdf: Buffer }[];
  remarks: string[];
}

/** CSS pixels. */
const PIXELS_PER_INCH = 96;

/**
 * Prints brochure and business cards as PDF for every paper size into `folder`.
 *
 * @param look is called for every printed sheet
 * @throws If `SITE_URL` is invalid, or with the output of a failed build.
 */
export async function printSheets(
  { content, folder }: Site,
  look: (page: Page, file: string) => Promise<void> = () => Promise.resolve(),
): Promise<Printing> {
  // The QR codes contain it: report a wrong address before the build.
  siteAddress('');
  await mkdir(CACHE_FOLDER, { recursive: true });
  await using built = await mkdtempDisposable(join(CACHE_FOLDER, 'paper-'));
  await buildSheets(content, built.path);
  await using server = await startServer({ directory: built.path, port: 0 });
  await using browser = await launchChromium();
  // Screen colours: the print styles are black and white.
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 2 });
  await page.emulateMedia({ media: 'screen' });
  const printing: Printing = { sheets: [], remarks: [] };
  await mkdir(folder, { recursive: true });
  // The routes of paper/pages/.
  for (const kind of ['brochure', 'business-cards'])
    for (const paper of PAPER_NAMES) {
      const file = `${kind}-${paper}.pdf`;
      const { width, height } = PAPERS[paper];
      await page.setViewportSize({ width: pixels(width), height: pixels(height) });
      await page.goto(`${server.url}/${kind}/${paper}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const size = { width: `${width}mm`, height: `${height}mm` };
      const pdf = await page.pdf({ ...size, printBackground: true });
      await look(page, file);
      printing.sheets.push({ file, pdf });
      const { length: count } = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? [];
      if (count > 1) printing.remarks.push(`${file} takes ${count} sheets. Shorten its texts.`);
    }
  for (const { file, pdf } of printing.sheets) await writeFile(join(folder, file), pdf);
  printing.remarks.push(...(await sampleAddress(content)));
  return printing;
}

async function buildSheets(content: string, folder: string): Promise<void> {
  const options = ['--config', 'paper/astro.config.ts', '--outDir', folder];
  const { succeeded, output } = await runNode(
    [packageFile('astro/bin/astro.mjs'), 'build', ...options],
    { quiet: true, environment: { NODE_ENV: 'production', CONTENT_FOLDER: resolve(content) } },
  );
  if (!succeeded) throw new Error(`The build of the sheets failed:\n\n${output}`);
}

function pixels(mm: number): number {
  return Math.ceil((mm / MM_PER_INCH) * PIXELS_PER_INCH);
}

async function sampleAddress(content: string): Promise<string[]> {
  if ((process.env.SITE_URL ?? '') !== '') return [];
  const samples = await launchGate(resolve(content));
  return samples
    .filter(({ file, field }) => file === 'business.yaml' && field.join() === 'siteUrl')
    .map(
      ({ what }) =>
        `The code leads to ${what}, which is a sample. Set siteUrl in content/business.yaml.`,
    );
}
