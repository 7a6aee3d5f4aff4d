/** In this tab alone, and until it is closed. */
const KEY = 'draft';

type Kept = [name: string, value: string][];

function readKept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    // Nothing may be kept here, or it is not ours.
    return [];
  }
}

/** Keeps what is chosen and written, for the case that the page is left by mistake. */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new FormData(form)]));
  } catch {
    // A draft that cannot be kept is still there to be sent.
  }
}

/** Chooses and writes again what was kept, as far as the form still has it. */
export function restoreDraft(form: HTMLFormElement): void {
  const kept = readKept();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement)
      field.checked = kept.some(([name, value]) => name === field.name && value === field.value);
    if (field instanceof HTMLTextAreaElement)
      field.value = kept.find(([name]) => name === field.name)?.[1] ?? '';
  }
}
