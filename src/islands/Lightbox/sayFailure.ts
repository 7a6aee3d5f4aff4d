async function canBeSeen(picture: string): Promise<boolean> {
  const image = new Image();
  image.src = picture;
  return image.decode().then(
    () => true,
    () => false,
  );
}

/**
 * When the lightbox cannot be had, a visitor gets the picture that was asked for as a page of its
 * own. Where that cannot be had either, the page says that a part is missing.
 *
 * @param thumbnail the way to the picture; the focus returns to it
 * @param isAskedFor whether the visitor chose it here; an address alone is no reason to leave the page
 */
export async function sayFailure(thumbnail: HTMLAnchorElement, isAskedFor: boolean): Promise<void> {
  if (isAskedFor && (await canBeSeen(thumbnail.href))) {
    location.assign(thumbnail.href);
    return;
  }
  const status = document.querySelector('[data-lightbox-status]');
  const message = document.querySelector<HTMLTemplateElement>('[data-lightbox-message]');
  if (!status || !message) return;
  status.replaceChildren(message.content.cloneNode(true));
  status.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  status.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    status.replaceChildren();
    thumbnail.focus();
  });
}
