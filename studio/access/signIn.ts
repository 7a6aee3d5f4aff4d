// The script of the sign-in page stands in the page: it imports nothing that other scripts share.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

const [form, code, failure] = ['form', 'input', '[role="alert"]'].map((selector) =>
  document.querySelector(selector),
) as [HTMLFormElement, HTMLInputElement, HTMLElement];

class Refusal extends Error {}

/** @throws In words for the owner. */
async function send(path: string, data: unknown): Promise<never> {
  const answer = await fetch(form.action + path, { method: 'POST', body: JSON.stringify(data) });
  if (!answer.ok) throw new Refusal(await answer.text());
  return (await answer.json()) as never;
}

async function signIn(): Promise<void> {
  const optionsJSON = await send('options', {});
  await send('use', { response: await startAuthentication({ optionsJSON }) });
}

async function addDevice(): Promise<void> {
  const entered = { code: code.value };
  const optionsJSON = await send('add-options', entered);
  await send('add', { ...entered, response: await startRegistration({ optionsJSON }) });
}

/** Opens the studio after signing in, or says why not. */
function attempt(work: Promise<void>): void {
  failure.textContent = '';
  work
    .then(() => location.assign(new URL('..', form.action)))
    .catch((error: unknown) => {
      // The device has errors of its own, such as a question that was closed.
      const isOwn = error instanceof Refusal;
      failure.textContent = isOwn ? error.message : (failure.dataset.failed ?? '');
    });
}

document.querySelector('[data-kind]')?.addEventListener('click', () => attempt(signIn()));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  attempt(addDevice());
});

// The address in a QR code brings its code, which must not stay in the history.
const brought = /^#code=(.+)$/u.exec(location.hash)?.[1];
if (brought !== undefined) {
  code.value = brought;
  history.replaceState(null, '', location.pathname);
}
