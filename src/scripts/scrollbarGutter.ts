/**
 * Notes whether the scroll bar of the page takes room, as on Windows: whoever hides it then keeps its
 * room free, and the page behind a menu or pop-up does not jump.
 */
export function startScrollbarGutter(): void {
  const page = document.documentElement;
  new ResizeObserver(() => {
    // Unlike `clientWidth`, this leaves out room that is kept free.
    const { width } = page.getBoundingClientRect();
    page.toggleAttribute('data-scrollbar', innerWidth > width);
  }).observe(page);
}
