// The script of the sign-in page.
import './styles/plainPage.css';
import { addDevice, PasskeyRefusal, signIn } from './passkey.ts';

const [form, code, failure] = ['form', 'input', '[role="alert"]'].map((selector) =>
  document.querySelector(selector),
) as [HTMLFormElement, HTMLInputElement, HTMLElement];

/** Opens the studio after signing in, or says why not. */
function attempt(work: Promise<void>): void {
  failure.textContent = '';
  work
    .then(() => location.assign(new URL('..', form.action)))
    .catch((error: unknown) => {
      // The device has errors of its own, such as a question that was closed.
      const isRefusal = error instanceof PasskeyRefusal;
      failure.textContent = isRefusal ? error.message : (failure.dataset.failed ?? '');
    });
}

document.querySelector('[data-kind]')?.addEventListener('click', () => attempt(signIn()));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (code.value.trim() === '') {
    failure.textContent = form.dataset.missing ?? '';
    code.focus();
    return;
  }
  attempt(addDevice(code.value));
});

// The address in a QR code brings its code, which must not stay in the history.
const brought = /^#code=(.+)$/u.exec(location.hash)?.[1];
if (brought !== undefined) {
  code.value = brought;
  history.replaceState(null, '', location.pathname);
}
