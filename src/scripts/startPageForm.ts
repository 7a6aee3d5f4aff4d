/** Starts the enquiry form of a page of its own. Inline, so that the script of other pages stays small. */
export function startPageForm(): void {
  /** In ms; then visitors write the message themselves, until the script has loaded. */
  const PATIENCE_MS = 10_000;
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form.enquiry');
    // `scripts/enquiry.ts` keeps what is written before it has started.
    if (form) form.dataset.written = '';
  });
  addEventListener('load', () => {
    const opener = document.querySelector('[data-enquiry]');
    opener?.dispatchEvent(new Event('focusin', { bubbles: true }));
    setTimeout(() => {
      const form = document.querySelector<HTMLFormElement>('form.enquiry');
      if (form?.querySelector('fieldset[disabled]')) form.dataset.plain = '';
    }, PATIENCE_MS);
  });
}
