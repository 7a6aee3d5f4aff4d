import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CACHE_FOLDER, packageFile } from '../../node/paths.ts';
import { runNode } from '../../node/processes.ts';
import { MM_PER_INCH, PAPER_NAMES, PAPERS } from '../../paper/papers.ts';
import { startServer } from '../../server/server.ts';
import { siteAddress } from '../../src/data/siteAddress.ts';
import { launchChromium } from '../support/chromium.ts';
import type { Page } from '@playwright/test';
import type { Site } from '../../node/sites.ts';

/** CSS pixels. */
const PIXELS_PER_INCH = 96;

/**
 * Prints brochure and business cards as PDF for every paper size into `folder`.
 *
 * @param look is called for every printed sheet
 * @returns Its name and number of pages for every sheet.
 * @throws If `SITE_URL` is invalid, or with the output of a failed build.
 */
export async function printSheets(
  { content, folder }: Site,
  look: (page: Page, file: string, pages: number) => Promise<void> = () => Promise.resolve(),
): Promise<{ file: string; pages: number }[]> {
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
  const sheets: { file: string; pages: number }[] = [];
  // The routes of paper/pages/.
  for (const kind of ['brochure', 'business-cards'])
    for (const paper of PAPER_NAMES) {
      const file = `${kind}-${paper}.pdf`;
      const { width, height } = PAPERS[paper];
      await page.setViewportSize({ width: pixels(width), height: pixels(height) });
      await page.goto(`${server.url}/${kind}/${paper}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const size = { width: `${width}mm`, height: `${height}mm` };
      const pdf = await page.pdf({ ...size, path: join(folder, file), printBackground: true });
      const pages = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/gu)].length;
      await look(page, file, pages);
      sheets.push({ file, pages });
    }
  return sheets;
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
