const STATUS = '[data-lightbox-status]';

async function exists(file: string): Promise<boolean> {
  return fetch(file, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function clearLoadError(): void {
  document.querySelector(STATUS)?.replaceChildren();
}

/**
 * Opens the picture file in place of the lightbox; if that fails as well, says that a part is missing.
 *
 * @param isChosen whether the visitor clicked the thumbnail; a URL alone must not leave the page
 * @param isWanted whether the visitor still waits for it
 */
export async function showLoadError(
  thumbnail: HTMLAnchorElement,
  isChosen: boolean,
  isWanted: () => boolean,
): Promise<void> {
  const showsPicture = isChosen && isWanted() && (await exists(thumbnail.href));
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
    clearLoadError();
    thumbnail.focus();
  });
}
