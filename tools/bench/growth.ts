/**
 * `npm run bench:growth`: builds copies of the site with more and more photographs and prints what
 * each takes, and how the lightbox opens ever longer galleries.
 *
 * `--sizes 50,500` chooses how many photographs are added; 2,000 take an hour on two processors.
 * `--originals phone` makes them as large as a phone does instead of as small as is accepted.
 */
import { parseArgs } from 'node:util';
import { endWith } from '../support/ending.ts';
import { buildSite } from '../support/siteBuild.ts';
import { heedStopRequests } from '../support/stopping.ts';
import { measureSite } from './growth/measureSite.ts';
import type { GrowthReport } from './growth/measureSite.ts';
import { isOriginalName, ORIGINALS } from './growth/photographs.ts';
import type { OriginalName } from './growth/photographs.ts';
import { timeLightbox } from './growth/timeLightbox.ts';
import type { OpeningReport } from './growth/timeLightbox.ts';
import { openBrowser } from './measure/browser.ts';
import { growthLine, growthTable, openingTable, slopeTable } from './report/growthTable.ts';

const GALLERIES = { fewest: 10, most: 100 };
const PHOTOGRAPHS_PER_GALLERY = 20;
/** As long as a gallery may be, and far beyond. */
const GALLERY_LENGTHS = { longest: 60, long: 250, absurd: 1000 };

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,500,2000' },
    originals: { type: 'string', default: 'small' },
    json: { type: 'boolean', default: false },
  },
});
const sizes = options.sizes.split(',').map(Number);

heedStopRequests();
try {
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new Error('--sizes has to be whole numbers with commas between them.');
  }
  const { originals: original } = options;
  if (!isOriginalName(original)) {
    throw new Error(`--originals has to be one of ${Object.keys(ORIGINALS).join(', ')}.`);
  }
  await buildSite();
  await measureGrowth(original);
} catch (error) {
  endWith(error);
}

async function measureGrowth(original: OriginalName): Promise<void> {
  const measuring = await openBrowser();
  try {
    const openings: OpeningReport[] = [];
    for (const length of Object.values(GALLERY_LENGTHS))
      openings.push(await timeLightbox(measuring, length));
    const sites: GrowthReport[] = [];
    for (const size of [0, ...sizes]) {
      const galleries = size === 0 ? 0 : galleriesFor(size);
      const site = await measureSite(measuring, { photographs: size, galleries, original });
      console.error(growthLine(site));
      sites.push(site);
    }
    print(sites, openings);
  } finally {
    await measuring.browser.close();
  }
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
