import { measureInteractions } from './interactions.ts';
import type { InteractionTime } from './interactions.ts';
import { medianLighthouse } from './lighthouse.ts';
import type { LighthouseResult } from './lighthouse.ts';
import { measureMoments, weighMoments } from './moments.ts';
import type { Weight } from './transfers.ts';
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
 * @param runs How many looks of Lighthouse the median is taken of.
 */
export async function reportPage(
  { browser, debuggingPort }: MeasuringBrowser,
  address: string,
  runs: number,
): Promise<PageReport> {
  const moments = await measureMoments(browser, address);
  const lighthouse = await medianLighthouse(address, debuggingPort, runs);
  const { page, end } = await visit(browser, address, PHONE_SLOWDOWN);
  const interactions = await measureInteractions(page);
  await end();
  return {
    address,
    weights: weighMoments(moments),
    layoutShift: moments.layoutShift,
    lighthouse,
    interactions,
  };
}
