/**
 * Hides the announcement after its last day, or once the visitor closed it, until the browser tab
 * ends. A new text appears again. Inlined after the element, so it must be self-contained.
 */
export function startAnnouncement(): void {
  const CLOSED = 'announcement';
  const element = document.querySelector<HTMLElement>('[data-announcement]');
  const button = element?.querySelector('button');
  if (!element || !button) return;
  const { announcement = '', ends } = element.dataset;
  // Where the browser blocks storage, it stays closed on this page only.
  let closed: string | null = null;

  const update = () => {
    const isOver = ends !== undefined && new Date() > new Date(`${ends}T23:59:59`);
    try {
      closed = sessionStorage.getItem(CLOSED) ?? closed;
    } catch {}
    element.hidden = isOver || closed === announcement;
  };
  update();
  button.hidden = false;
  button.addEventListener('click', () => {
    closed = announcement;
    try {
      sessionStorage.setItem(CLOSED, announcement);
    } catch {}
    update();
    document.querySelector<HTMLElement>('[data-site-header] a')?.focus();
  });
  // Pages from the browser's memory, or rendered before the visitor closed it.
  addEventListener('pageshow', update);
  document.addEventListener('prerenderingchange', update);
}
