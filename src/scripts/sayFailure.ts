const STATUS = '[data-lightbox-status]';

/** Whether a picture or video is there. */
async function canBeSeen(file: string): Promise<boolean> {
  return fetch(file, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Takes back what was said, once the lightbox is there after all. */
export function forgetFailure(): void {
  document.querySelector(STATUS)?.replaceChildren();
}

/**
 * When the lightbox cannot be had, a visitor gets the picture that was asked for as a page of its
 * own. Where that cannot be had either, the page says that a part is missing.
 *
 * @param thumbnail the way to the picture; the focus returns to it
 * @param isChosen whether the visitor chose it here; no URL alone is a reason to leave the page
 * @param isWanted whether the visitor still waits for it; nothing happens to one who does not
 */
export async function sayFailure(
  thumbnail: HTMLAnchorElement,
  isChosen: boolean,
  isWanted: () => boolean,
): Promise<void> {
  const showsPicture = isChosen && isWanted() && (await canBeSeen(thumbnail.href));
  if (!isWanted()) return;
  if (showsPicture) {
    location.assign(thumbnail.href);
    return;
  }
  const status = document.querySelector(STATUS);
  const message = document.querySelector<HTMLTemplateElement>('[data-lightbox-message]');
  if (!status || !message) return;
  status.replaceChildren(message.content.cloneNode(true));
  status.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  status.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    status.replaceChildren();
    thumbnail.focus();
  });
}
