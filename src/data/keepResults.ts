/**
 * Keeps the results that were asked for last, up to a number of bytes; the same work is not done again.
 * A failure is not kept.
 */
export function keepResults<Data extends Uint8Array>(mostBytes: number) {
  const kept = new Map<string, Promise<Data>>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function forget(key: string): void {
    kept.delete(key);
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  async function keep(key: string, work: () => Promise<Data>): Promise<Data> {
    try {
      const result = await work();
      // Others may have taken its place meanwhile.
      if (!kept.has(key)) return result;
      sizes.set(key, result.byteLength);
      bytes += result.byteLength;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
      return result;
    } catch (error) {
      forget(key);
      throw error;
    }
  }

  /** @param key everything that the result depends on */
  return (key: string, work: () => Promise<Data>): Promise<Data> => {
    const result = kept.get(key) ?? keep(key, work);
    // The last in the map is the one that was asked for last.
    kept.delete(key);
    kept.set(key, result);
    return result;
  };
}
