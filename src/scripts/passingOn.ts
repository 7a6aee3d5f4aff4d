/** How long a page says that something was copied, in milliseconds. */
export const SAID_FOR_MS = 4000;

/**
 * Puts words on the clipboard.
 *
 * @throws when the browser refuses; without https there is no clipboard at all, which throws as well
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/**
 * Whether what went wrong is only that the visitor shares nothing after all (AbortError), or pressed twice and is
 * sharing already (InvalidStateError).
 */
export function isHarmless(error: unknown): boolean {
  return /^Abort|^Invalid/u.test(String(error));
}
