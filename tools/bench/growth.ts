/**
 * `npm run bench:growth`: builds copies of the site with more and more photographs and prints what
 * each takes, and how the lightbox opens ever longer galleries.
 *
 * `--sizes 50,500` chooses how many photographs are added; 2,000 take an hour on two processors.
 */
import { parseArgs } from 'node:util';
import { endWith } from '../support/ending.ts';
import { buildSite } from '../support/siteBuild.ts';
import { heedStopRequests } from '../support/stopping.ts';
import { measureSite } from './growth/measureSite.ts';
import type { GrowthReport } from './growth/measureSite.ts';
import { timeLightbox } from './growth/timeLightbox.ts';
import type { OpeningReport } from './growth/timeLightbox.ts';
import { openBrowser } from './measure/browser.ts';
import { growthTable, openingTable, slopeTable } from './report/growthTable.ts';

const GALLERIES = { fewest: 10, most: 100 };
const PHOTOGRAPHS_PER_GALLERY = 20;
/** As long as a gallery may be, and far beyond. */
const GALLERY_LENGTHS = { longest: 60, long: 250, absurd: 1000 };

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,500,2000' },
    json: { type: 'boolean', default: false },
  },
});
const sizes = options.sizes.split(',').map(Number);

heedStopRequests();
try {
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new Error('--sizes has to be whole numbers with commas between them.');
  }
  await buildSite();
  const measuring = await openBrowser();
  const openings: OpeningReport[] = [];
  for (const length of Object.values(GALLERY_LENGTHS))
    openings.push(await timeLightbox(measuring, length));
  const sites: GrowthReport[] = [await measureSite(measuring, 0, 0)];
  for (const size of sizes) sites.push(await measureSite(measuring, size, galleriesFor(size)));
  await measuring.browser.close();
  print(sites, openings);
} catch (error) {
  endWith(error);
}

function galleriesFor(photographs: number): number {
  const wanted = Math.round(photographs / PHOTOGRAPHS_PER_GALLERY);
  return Math.min(GALLERIES.most, Math.max(GALLERIES.fewest, wanted));
}

function print(sites: GrowthReport[], openings: OpeningReport[]): void {
  if (options.json) console.log(JSON.stringify({ sites, openings }));
  else
    console.log(['', growthTable(sites), slopeTable(sites), openingTable(openings)].join('\n\n'));
}
