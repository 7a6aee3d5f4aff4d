/**
 * Marks the document as compact where the words of the menu do not fit on one line of the header:
 * the dock opens them, as on a phone. Inlined after the header, so that a second line is never
 * painted; it must be self-contained.
 */
export function fitMenu(): void {
  const { dataset } = document.documentElement;
  const entries = document.querySelectorAll<HTMLElement>('[data-menu] li');
  const [first, last] = [entries[0], entries[entries.length - 1]];
  if (!first || !last) return;

  const fit = () => {
    delete dataset.compact;
    if (last.offsetTop > first.offsetTop) dataset.compact = '';
  };
  fit();
  addEventListener('resize', fit);
  document.fonts.addEventListener('loadingdone', fit);
}
