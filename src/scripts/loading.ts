/** Specification, section 7. */
const TIMEOUT_MS = 120_000;

/** Caches one load per name. Retries once; a failed load is tried again on the next call. */
export function loader<Names extends [name?: string], Result>(
  load: (...names: Names) => Promise<Result>,
): (...names: Names) => Promise<Result> {
  const loaded = new Map<string | undefined, Promise<Result>>();
  return (...names) => {
    const [name] = names;
    const known = loaded.get(name);
    if (known) return known;
    const attempt = () => load(...names);
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Timeout')), TIMEOUT_MS);
    });
    const part = Promise.race([attempt().catch(attempt), timeout]);
    loaded.set(name, part);
    part.catch(() => loaded.delete(name));
    return part;
  };
}

export function loadStyles(href: string): Promise<void> {
  // Left over if an earlier request timed out.
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

/** Like `fetch`, but rejects on HTTP errors. */
export async function fetchFile(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/**
 * Loads a module. Browsers cache failures, so the retry adds a query to the URL in the error. Firefox
 * names the file that is missing, which may be one that the module imports: `load` must contain it.
 */
export function moduleLoader<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return loader(() =>
    load().catch((error: unknown) => {
      const [url, name] = /https?:\S+\/(\S+)/u.exec(String(error)) ?? [];
      if (!url || !name || !String(load).includes(name)) throw error;
      return import(/* @vite-ignore */ `${url}?${Date.now()}`) as Promise<Module>;
    }),
  );
}
