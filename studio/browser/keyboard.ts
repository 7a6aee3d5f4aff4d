/** A window that is lower by so many pixels has the keyboard of a phone below it. */
const LOWEST_KEYBOARD = 150;

/** Keeps the keyboard of a phone from covering the field in focus: `--keyboard` is what it covers. */
export function watchKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  let [width, tallest] = [viewport.width, viewport.height];
  viewport.addEventListener('resize', () => {
    // Enlarged with two fingers, it is no keyboard.
    if (viewport.scale !== 1) return;
    if (viewport.width !== width) [width, tallest] = [viewport.width, 0];
    tallest = Math.max(tallest, viewport.height);
    const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
    const isOpen = tallest - viewport.height > LOWEST_KEYBOARD;
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
    document.documentElement.toggleAttribute('data-keyboard', isOpen);
    if (isOpen) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
