import { measureInteractions } from './interactions.ts';
import type { InteractionTime } from './interactions.ts';
import { medianLighthouse } from './lighthouse.ts';
import type { LighthouseResult } from './lighthouse.ts';
import { measureMoments, weighMoments } from './moments.ts';
import type { Weight } from './transfers.ts';
import { median } from './statistics.ts';
import { PHONE_SLOWDOWN, visit } from './visit.ts';
import type { MeasuringBrowser } from './browser.ts';

/** All that is measured about one page. */
export interface PageReport {
  address: string;
  /** Bytes and answers by moment: first view, scrolled to the end, lightbox. */
  weights: Record<string, Weight>;
  /** The sum of layout shifts from the first view to the end of the page. */
  layoutShift: number;
  lighthouse: LighthouseResult;
  interactions: InteractionTime[];
}

/**
 * Measures one page, one thing after the other.
 *
 * @param runs How many looks of Lighthouse, and taps of each kind, the median is taken of.
 */
export async function reportPage(
  { browser, debuggingPort }: MeasuringBrowser,
  address: string,
  runs: number,
): Promise<PageReport> {
  const moments = await measureMoments(browser, address);
  const lighthouse = await medianLighthouse(address, debuggingPort, runs);
  const visits: InteractionTime[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, end } = await visit(browser, address, PHONE_SLOWDOWN);
    visits.push(await measureInteractions(page));
    await end();
  }
  return {
    address,
    weights: weighMoments(moments),
    layoutShift: moments.layoutShift,
    lighthouse,
    interactions: medianTimes(visits),
  };
}

function medianTimes(visits: InteractionTime[][]): InteractionTime[] {
  const [first = []] = visits;
  return first.map(({ name }) => {
    const taps = visits.flat().filter((tap) => tap.name === name);
    return { name, ms: median(taps.map(({ ms }) => ms)) };
  });
}
