/** How long a page says that something was copied. */
export const NOTE_MS = 4000;

/** Resolves after the next frame, which shows a press before the work begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Rejects without https and if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Whether sharing failed only because the visitor cancelled, or is sharing already. */
export function isShareCancelled(error: unknown): boolean {
  return /^Abort|^Invalid/u.test(String(error));
}
