/** Name of the enquiry in the storage of the tab. */
export const ENQUIRY_KEY = 'enquiry';

/** How long "Copied" stays visible, in ms. */
export const NOTE_MS = 4000;

/** Resolves after the next frame, so that the pressed state is painted before work begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Rejects over plain HTTP and without permission. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Whether the visitor cancelled sharing, or a share sheet is already open. */
export function isShareCancelled(error: unknown): boolean {
  return /^Abort|^Invalid/u.test(String(error));
}
