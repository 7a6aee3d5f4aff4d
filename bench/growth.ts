/**
 * `npm run bench:growth`: builds copies of the site with more and more photographs and prints what
 * each takes, and how the lightbox opens ever longer galleries.
 *
 * `--sizes 50,500` chooses how many photographs are added; 2,000 take an hour on two processors.
 * `--originals phone` makes them as large as a phone does instead of as small as is accepted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { count, openSite, runCommand, serve } from './command.ts';
import { makeLargerSite, ORIGINALS } from './growth/largerSite.ts';
import { timeBuild } from './growth/timedBuild.ts';
import { timeLightbox } from './growth/timeLightbox.ts';
import { visit, weigh } from './measure/visit.ts';
import { kilobytes, megabytes, milliseconds, printTable, seconds } from './report.ts';
import type { Browser } from 'playwright-core';
import type { Addition } from './growth/largerSite.ts';

const GALLERIES = { fewest: 10, most: 100 };
const PHOTOGRAPHS_PER_GALLERY = 20;
/** As long as a gallery may be, and far beyond. */
const GALLERY_LENGTHS = { longest: 60, long: 250, absurd: 1000 };

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,500,2000' },
    originals: { type: 'string', default: 'small' },
  },
});

await runCommand(async () => {
  const sizes = options.sizes.split(',').map((size) => count('--sizes', size));
  const original = ORIGINALS.get(options.originals);
  if (!original) throw new Error(`--originals has to be ${[...ORIGINALS.keys()].join(' or ')}.`);
  await using site = await openSite();
  const openings = [];
  for (const length of Object.values(GALLERY_LENGTHS)) {
    const { ms, bytes } = await timeLightbox(site.browser, length);
    openings.push({
      'pictures in the gallery': String(length),
      'tap to picture, slow phone': milliseconds(ms),
      'loaded for it': kilobytes(bytes),
    });
  }
  printTable(openings);

  const sites = [];
  for (const photographs of [0, ...sizes]) {
    const wanted = Math.round(photographs / PHOTOGRAPHS_PER_GALLERY);
    const galleries = Math.min(GALLERIES.most, Math.max(GALLERIES.fewest, wanted));
    const addition = { photographs, galleries: photographs === 0 ? 0 : galleries, original };
    console.error(`Building with ${photographs} photographs more.`);
    sites.push(await measureLarger(site.browser, addition));
  }
  printTable(sites);
});

/**
 * Makes a larger site, builds it and weighs its portfolio: cold, when the added photographs are not
 * encoded yet; warm, when nothing has changed; and when one of them was exchanged. All but the first
 * time is processor time.
 */
async function measureLarger(browser: Browser, addition: Addition) {
  const { photographs, galleries } = addition;
  await using site = await makeLargerSite(addition);
  const cold = await timeBuild(site.folder);
  const warm = await timeBuild(site.folder);
  if (photographs > 0) await site.changePhotograph();
  const changed = photographs > 0 ? await timeBuild(site.folder) : undefined;

  await using served = await serve(join(site.folder, 'dist'));
  await using visited = await visit(browser, `${served.url}/portfolio`);
  if (photographs > 0 && (await visited.page.locator('[data-gallery^="added"]').count()) === 0)
    throw new Error('The portfolio shows none of the photographs that were added.');
  const { total, html, answers } = weigh(await visited.transfers());
  return {
    'photographs added': String(photographs),
    'galleries added': String(galleries),
    'cold build': seconds(cold.duration, 1),
    'its processor time': seconds(cold.processorTime, 1),
    'its memory': megabytes(cold.memory),
    'warm build': seconds(warm.processorTime, 1),
    'one changed': changed ? seconds(changed.processorTime, 1) : '',
    'first view': kilobytes(total),
    'its HTML': kilobytes(html),
    answers: String(answers),
  };
}
