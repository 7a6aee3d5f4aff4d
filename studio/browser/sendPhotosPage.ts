// The script of the page on a phone stands in the page: it imports nothing that other scripts share.
const [input, bar, said] = ['input', 'progress', '[role="status"]'].map((selector) =>
  document.querySelector(selector),
) as [HTMLInputElement, HTMLProgressElement, HTMLElement];

const isVisible = (): Promise<unknown> =>
  document.hidden
    ? new Promise((resolve) => {
        document.addEventListener('visibilitychange', resolve, { once: true });
      })
    : Promise.resolve();

/** A phone that is locked cuts the connection: the photograph is sent again when it is back. */
async function send(photo: File, tries = 3): Promise<boolean> {
  const address = `${location.pathname}?name=${encodeURIComponent(photo.name)}`;
  const answer = await fetch(address, { method: 'POST', body: photo }).catch(() => undefined);
  if (answer?.ok === true || tries === 0) return answer?.ok === true;
  await isVisible();
  return send(photo, tries - 1);
}

input.addEventListener('change', () => {
  const photos = [...(input.files ?? [])];
  const show = (words: string | undefined) => (said.textContent = words ?? '');
  const sendAll = async () => {
    bar.hidden = false;
    bar.max = photos.length;
    let refused = 0;
    for (const [index, photo] of photos.entries()) {
      if (!(await send(photo))) refused += 1;
      bar.value = index + 1;
    }
    bar.hidden = true;
    show(refused === 0 ? said.dataset.sent : said.dataset.failed);
  };
  void sendAll();
});
