/* Makes numbers count up once they scroll into view, unless the visitor prefers reduced motion. */

const DURATION_MS = 2750;

/** The part of the number at a part of the time, both from 0 to 1: quick first, then slower. */
function easeOut(time: number): number {
  return time >= 1 ? 1 : 1 - 2 ** (-10 * time);
}

/** With zeros before it, so that it is as wide as the value and nothing gapes before its suffix. */
function padded(number: number, value: number): string {
  return String(number).padStart(String(value).length, '0');
}

/** Counts up over the value, which screen readers read; then only the value is there again. */
function count(number: HTMLElement, shown: HTMLElement): void {
  const value = Number(number.dataset.count);
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const time = (now - start) / DURATION_MS;
    shown.textContent = padded(Math.round(value * easeOut(time)), value);
    if (time < 1) requestAnimationFrame(step);
    else shown.remove();
  };
  requestAnimationFrame(step);
}

/** Shows 0 instead of the value, which stays in its place. */
function showZero(number: HTMLElement): HTMLElement {
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.textContent = padded(0, Number(number.dataset.count));
  number.append(shown);
  return shown;
}

/** Starts to count once the number is half visible. One that is visible at the start does not count. */
function waitUntilSeen(number: HTMLElement): void {
  let shown: HTMLElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
      if (!shown && !isIntersecting) {
        shown = showZero(number);
        return;
      }
      if (shown && intersectionRatio < 0.5) return;
      observer.disconnect();
      if (shown) count(number, shown);
    },
    { threshold: [0, 0.5] },
  );
  observer.observe(number);
}

if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
  document.querySelectorAll<HTMLElement>('[data-count]').forEach(waitUntilSeen);
