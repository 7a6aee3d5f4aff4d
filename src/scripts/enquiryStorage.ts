import { ENQUIRY_KEY } from '../browser.ts';
import type { EnquiryEntry } from '../logic/enquiryEntries.ts';

/** Document event: the enquiry has changed, in its form or on the page. */
export const ENQUIRY_CHANGED = 'enquirychanged';

/** The enquiry of this tab. */
export function readEntries(): EnquiryEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(ENQUIRY_KEY) ?? '[]') as EnquiryEntry[];
  } catch {
    return [];
  }
}

/** Saves the enquiry for this tab, in case the visitor leaves the page. */
export function saveEntries(entries: readonly EnquiryEntry[]): void {
  try {
    sessionStorage.setItem(ENQUIRY_KEY, JSON.stringify(entries));
  } catch {
    // Storage is blocked; the visitor can still send the enquiry.
  }
  document.dispatchEvent(new Event(ENQUIRY_CHANGED));
}

export function forgetEntries(): void {
  try {
    sessionStorage.removeItem(ENQUIRY_KEY);
  } catch {
    // Storage is blocked: nothing was saved.
  }
  document.dispatchEvent(new Event(ENQUIRY_CHANGED));
}
