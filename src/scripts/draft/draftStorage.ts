const KEY = 'draft';

type Entries = [name: string, value: string][];

function readEntries(): Entries {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Entries;
  } catch {
    // Storage is blocked, or another script wrote there.
    return [];
  }
}

/** Keeps the form in this tab, in case the visitor leaves the page by mistake. */
export function saveDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new FormData(form)]));
  } catch {
    // Storage is blocked. The draft can still be sent.
  }
}

/** Fills the form with the saved draft, as far as it still has those fields. */
export function restoreDraft(form: HTMLFormElement): void {
  const entries = readEntries();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement)
      field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
    if (field instanceof HTMLTextAreaElement)
      field.value = entries.find(([name]) => name === field.name)?.[1] ?? '';
  }
}
