/**
 * For something heavy once the browser has shown that the click arrived. A slow phone answers at once
 * then, and the rest follows a moment later.
 *
 * @returns When the next frame has been shown.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
