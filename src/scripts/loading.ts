/** How long the page waits for a part of itself (specification, section 7). */
const TIMEOUT_MS = 120_000;

/**
 * Loads a part of the page once, for each name if there are names. It tries twice before it rejects;
 * after that, the part may be asked for again.
 */
export function loader<Names extends [name?: string], Result>(
  load: (...names: Names) => Promise<Result>,
): (...names: Names) => Promise<Result> {
  const loaded = new Map<string | undefined, Promise<Result>>();
  return (...names) => {
    const [name] = names;
    const known = loaded.get(name);
    if (known) return known;
    const attempt = () => load(...names);
    const part = within(TIMEOUT_MS, attempt().catch(attempt));
    loaded.set(name, part);
    part.catch(() => loaded.delete(name));
    return part;
  };
}

async function within<Result>(limitMs: number, result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([result, timeOver]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a style sheet that only some visitors need, so it is no import of the code. */
export function loadStyles(href: string): Promise<void> {
  // An earlier request may have timed out.
  document.querySelector(`link[href="${href}"]`)?.remove();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not load.`)));
    document.head.append(link);
  });
}

/** Rejects if the file is missing as well. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** Imports a module again: browsers remember by its URL that it failed, and name that in the error. */
export function importAgain<Module>(error: unknown): Promise<Module> {
  const [url] = /https?:\S+/u.exec(String(error)) ?? [];
  if (!url) throw error;
  return import(/* @vite-ignore */ `${url}?${Date.now()}`) as Promise<Module>;
}
