import { join } from 'node:path';
import { startServer } from '../../../server/server.ts';
import { precompress } from '../../support/precompress.ts';
import type { MeasuringBrowser } from '../measure/browser.ts';
import { weigh } from '../measure/transfers.ts';
import { visit } from '../measure/visit.ts';
import { makeLargerSite } from './largerSite.ts';
import type { Addition } from './largerSite.ts';
import { timeBuild } from './timedBuild.ts';
import type { BuildCost } from './timedBuild.ts';

/** What a site of one size takes. */
export interface GrowthReport {
  /** Photographs and galleries added to the site as it is. */
  photographs: number;
  galleries: number;
  /** The first build: the added photographs are not encoded yet, those of the site are. */
  cold: BuildCost;
  /** A build after which nothing has changed. */
  warm: BuildCost;
  /** A build after one photograph was exchanged; undefined when none was added. */
  changed: BuildCost | undefined;
  /** The portfolio's first view in bytes, and its document alone. */
  firstViewBytes: number;
  htmlBytes: number;
  answers: number;
}

const PORTFOLIO = '/portfolio';

/** Makes a larger site, builds it three times and weighs its portfolio. */
export async function measureSite(
  { browser }: MeasuringBrowser,
  addition: Addition,
): Promise<GrowthReport> {
  const { photographs, galleries } = addition;
  await using opened = new AsyncDisposableStack();
  const site = await makeLargerSite(addition);
  opened.defer(site.remove);
  const cold = await timeBuild(site.folder);
  const warm = await timeBuild(site.folder);
  if (photographs > 0) await site.changePhotograph();
  const changed = photographs > 0 ? await timeBuild(site.folder) : undefined;

  const directory = join(site.folder, 'dist');
  await precompress(directory);
  const server = await startServer({ directory, port: 0 });
  opened.defer(server.close);
  const { transfers, end } = await visit(browser, server.address + PORTFOLIO);
  opened.defer(end);
  const { total, html, requests } = weigh(await transfers());
  return {
    ...{ photographs, galleries, cold, warm, changed },
    ...{ firstViewBytes: total, htmlBytes: html, answers: requests },
  };
}
