let last = 0;

/** Numbers what a window sends and stores: of two versions of its words, the larger is newer. */
export function nextRevision(): number {
  last += 1;
  return last;
}
