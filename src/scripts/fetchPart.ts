import { memoize } from '../logic/memoize.ts';
import { retryWithin } from '../logic/retryWithin.ts';

/** How long the page waits for a part of itself (specification, section 7). */
const PATIENCE_MS = 120_000;

/**
 * What loads a part of the page once, for each name where there are names. It rejects when the part failed twice
 * or did not come in time; then it may be asked for again.
 */
export function loader<Names extends [name?: string], Result>(
  load: (...names: Names) => Promise<Result>,
): (...names: Names) => Promise<Result> {
  return memoize((...names: Names) => retryWithin(() => load(...names), PATIENCE_MS));
}

/**
 * A style sheet that the code imports would be sent with every page, so the code asks for it when
 * it is needed, and waits for it.
 *
 * @throws Error when it did not load; it may be asked for again
 */
export function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load.`));
    });
    document.head.append(link);
  });
}

/** Fetches a file of the site; an answer that it is not there is a failure. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}
