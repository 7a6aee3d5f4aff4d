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

  const update = () => {
    const isOver = ends !== undefined && new Date() > new Date(`${ends}T23:59:59`);
    element.hidden = isOver || sessionStorage.getItem(CLOSED) === announcement;
  };
  update();
  button.hidden = false;
  button.addEventListener('click', () => {
    sessionStorage.setItem(CLOSED, announcement);
    update();
    document.querySelector<HTMLElement>('[data-site-header] a')?.focus();
  });
  // Pages from the browser's memory, or rendered before the visitor closed it.
  addEventListener('pageshow', update);
  document.addEventListener('prerenderingchange', update);
}
