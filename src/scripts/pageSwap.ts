/** Of this tab: which picture was carried from one page to another, to carry it back. */
const STORAGE_KEY = 'carried';

/** A picture of a page; `data-morphs-into` or its link has the address at which it continues. */
const LEAVING = '[data-morphs-into], a[data-picture]';
/** The banner that receives it, or its thumbnail in a gallery. */
const RECEIVING = '[data-receives-picture], a[data-gallery]';

/** The link that leads to the next page. */
let clicked: Element | undefined;

type Carried = Partial<Record<string, string>>;

function readCarried(): Carried {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Carried;
  } catch {
    return {};
  }
}

function remember(from: string, to: string, picture: string): void {
  try {
    const carried = { ...readCarried(), [`${from} ${to}`]: picture };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(carried));
  } catch {
    // Storage is blocked: the way back has no motion.
  }
}

/** The name of a picture, such as "garage-oasis/1"; empty for those without a name. */
function nameOf({ dataset: { picture, gallery, index } }: HTMLElement): string {
  return picture ?? (gallery === undefined ? '' : `${gallery}/${index}`);
}

function targetOf(element: HTMLElement): string | null | undefined {
  return element.dataset.morphsInto ?? element.getAttribute('href');
}

function visibleOf(selector: string): HTMLElement[] {
  if (document.querySelector(':popover-open')) return [];
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && width > 0;
  });
}

/** The picture that continues at `path`: the clicked one, or the only one. */
function findLeaving(path: string): HTMLElement | undefined {
  const pictures = visibleOf(LEAVING).filter((one) => targetOf(one) === path);
  return (
    pictures.find((one) => one.contains(clicked ?? null)) ?? (pictures[1] ? undefined : pictures[0])
  );
}

function findReceiving(picture: string): HTMLElement | undefined {
  const pictures = visibleOf(RECEIVING);
  // A banner without a name receives every picture.
  return pictures.find((one) => [picture, ''].includes(nameOf(one)));
}

/** Names `picture` for the transition, and no other. */
function carry(picture: HTMLElement | undefined): void {
  for (const one of document.querySelectorAll<HTMLElement>(`${LEAVING}, ${RECEIVING}`))
    one.style.viewTransitionName = one === picture ? 'picture' : 'none';
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Carries the clicked picture into the banner or gallery of the next page, and back. */
export function startPageSwap(): void {
  document.addEventListener('click', ({ target }) => {
    clicked = target instanceof Element ? (target.closest('a') ?? undefined) : undefined;
  });
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // Chromium and WebKit report a skipped transition as an unhandled rejection.
    viewTransition?.ready.catch(() => undefined);
    const url = activation?.entry.url;
    if (!viewTransition || !url) return;
    const there = pathOf(url);
    const isFile = /\.\w+$/u.test(there);
    if (isFile) viewTransition.skipTransition();
    const leaving = findLeaving(there);
    if (leaving) remember(location.pathname, there, nameOf(leaving));
    const back = readCarried()[`${there} ${location.pathname}`];
    carry(leaving ?? (back === undefined ? undefined : findReceiving(back)));
    clicked = undefined;
  });
  // Only for cached and prerendered pages; on others a style sheet names the banner.
  addEventListener('pagereveal', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined);
    const url = (window as Partial<Window>).navigation?.activation?.from?.url;
    if (!viewTransition || !url) return;
    const from = pathOf(url);
    const carried = readCarried();
    const sent = carried[`${from} ${location.pathname}`];
    const back = carried[`${location.pathname} ${from}`];
    const returning = visibleOf(LEAVING).find(
      (one) => targetOf(one) === from && nameOf(one) === back,
    );
    carry(returning ?? (sent === undefined ? undefined : findReceiving(sent)));
  });
}
