/**
 * Tries something that may fail, such as a download, a second time before it gives up.
 *
 * @param attempt what to try
 * @param limitMs how long to wait altogether, in milliseconds
 * @throws what the second attempt threw, or an error once the time is over
 */
export async function retryWithin<Result>(
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
