let last = 0;

/** Numbers what a window sends and stores: of two versions of its words, the larger is newer. */
export function nextRevision(): number {
  last += 1;
  return last;
}

/** The same for a request. */
export function revisionQuery(): { revision: string } {
  return { revision: String(nextRevision()) };
}
