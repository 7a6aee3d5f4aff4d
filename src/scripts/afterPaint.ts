/**
 * Does something heavy once the browser has shown that the click arrived. A slow phone answers at once
 * then, and the rest follows a moment later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
