/**
 * Tries something that may fail, such as a download, a second time before it gives up.
 *
 * @param attempt what to try
 * @param limitMs how long to wait altogether, in milliseconds
 * @throws what the second attempt threw, or an error once the time is over
 */
export async function withPatience<Result>(
  attempt: () => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([attempt().catch(attempt), timeOver]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps what is asked for, so that it is made once. What failed is made again when next asked for.
 */
export function remembering<Result>(
  make: (name: string) => Promise<Result>,
): (name: string) => Promise<Result> {
  const made = new Map<string, Promise<Result>>();
  return (name) => {
    const known = made.get(name);
    if (known) return known;
    const result = make(name);
    made.set(name, result);
    result.catch(() => made.delete(name));
    return result;
  };
}
