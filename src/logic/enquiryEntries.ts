/** What the enquiry form must know of a choice on a page. */
export interface EnquiryDrawer {
  /** Words beside the box. */
  label: string;
  /** Label above the choices. */
  legend: string;
  /** Sentence of the message with "{situations}"; a room needs none. */
  sentence?: string | undefined;
}

/** A field of the enquiry as this tab keeps it; a choice of a page has a drawer. */
export type EnquiryEntry = [name: string, value: string, drawer?: EnquiryDrawer | undefined];

/** Whether the enquiry has a choice. */
export function hasEntry(entries: readonly EnquiryEntry[], name: string, value: string): boolean {
  return entries.some(([ownName, ownValue]) => ownName === name && ownValue === value);
}

/** The entries with a choice, or without it. */
export function withEntry(
  entries: readonly EnquiryEntry[],
  [name, value, drawer]: EnquiryEntry,
  isChosen: boolean,
): EnquiryEntry[] {
  const others = entries.filter((entry) => entry[0] !== name || entry[1] !== value);
  return isChosen ? [...others, [name, value, drawer]] : others;
}
