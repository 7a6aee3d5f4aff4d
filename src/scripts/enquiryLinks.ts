/** Opens the enquiry form where an address leads, if that is on this page. */
function openAt(hash: string): void {
  const place = CSS.escape(hash.slice(1));
  const closed = `[data-enquiry][aria-expanded="false"][aria-controls="${place}"]`;
  document.querySelector<HTMLElement>(closed)?.click();
}

/** Opens the enquiry form for visitors who came by a link to it, or follow one. */
export function startEnquiryLinks(): void {
  openAt(location.hash);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (link) openAt(link.hash);
  });
}
