/** How long a page says that something was copied. */
export const NOTE_MS = 4000;

/** Resolves after the next frame: a slow phone then shows that a button was pressed before it works. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Rejects where there is no clipboard, as without https, or the browser refuses. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Whether sharing failed only because the visitor cancelled, or is sharing already. */
export function isShareCancelled(error: unknown): boolean {
  return /^Abort|^Invalid/u.test(String(error));
}
