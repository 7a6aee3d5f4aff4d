import { startChoosing } from './choose.ts';
import { startComparisons } from './comparison.ts';
import { startEnquiryLinks } from './enquiryLinks.ts';
import { startPageSwap } from './pageSwap.ts';

let isStarted = false;

/** What a page needs once a visitor points at something. */
export function startOnIntent(): void {
  if (isStarted) return;
  isStarted = true;
  startPageSwap();
  startChoosing();
  startEnquiryLinks();
  startComparisons();
}
