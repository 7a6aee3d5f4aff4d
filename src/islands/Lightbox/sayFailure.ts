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
 * own. Where there is none, or it cannot be had either, the page says that a part is missing.
 */
export async function sayFailure(picture?: string): Promise<void> {
  if (picture !== undefined && (await canBeSeen(picture))) {
    location.assign(picture);
    return;
  }
  const status = document.querySelector('[data-lightbox-status]');
  const message = document.querySelector<HTMLTemplateElement>('[data-lightbox-message]');
  if (!status || !message) return;
  status.replaceChildren(message.content.cloneNode(true));
  status.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  status.querySelector('[data-dismiss]')?.addEventListener('click', () => status.replaceChildren());
}
