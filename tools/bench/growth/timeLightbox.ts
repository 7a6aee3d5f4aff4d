import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../server/server.ts';
import { SITE_FOLDER } from '../../support/paths.ts';
import { precompress } from '../../support/precompress.ts';
import type { MeasuringBrowser } from '../measure/browser.ts';
import { median } from '../measure/statistics.ts';
import { weigh } from '../measure/transfers.ts';
import { firstThumbnail, openLightbox, PHONE_SLOWDOWN, settle, visit } from '../measure/visit.ts';
import { lengthenGallery } from './longGallery.ts';

/** What opening a gallery takes. */
export interface OpeningReport {
  pictures: number;
  /** From the tap to the whole picture on a slow phone, code included: median of three visits. */
  ms: number;
  /** All that comes over the wire for it. */
  bytes: number;
}

const VISITS = 3;
/** The gallery at the top of the portfolio. */
const SLUG = 'tidy-touch';

/** Times the lightbox of the built site with a gallery as long as wanted. */
export async function timeLightbox(
  { browser }: MeasuringBrowser,
  pictures: number,
): Promise<OpeningReport> {
  await using opened = new AsyncDisposableStack();
  const site = await mkdtemp(join(tmpdir(), 'long-gallery-'));
  opened.defer(() => rm(site, { recursive: true }));
  await cp(SITE_FOLDER, site, { recursive: true });
  await lengthenGallery(site, SLUG, pictures);
  await precompress(site);
  const server = await startServer({ directory: site, port: 0 });
  opened.defer(server.close);

  const times: number[] = [];
  let bytes = 0;
  for (let count = 0; count < VISITS; count += 1) {
    const { page, transfers, end } = await visit(
      browser,
      `${server.address}/portfolio`,
      PHONE_SLOWDOWN,
    );
    const thumbnail = firstThumbnail(page);
    await thumbnail.scrollIntoViewIfNeeded();
    await settle(page);
    const before = weigh(await transfers()).total;
    times.push(await openLightbox(page, thumbnail));
    bytes = weigh(await transfers()).total - before;
    await end();
  }
  return { pictures, ms: median(times), bytes };
}
