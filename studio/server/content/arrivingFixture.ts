/** The bytes as a request brings them: in parts of any size. */
export async function* arriving(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}
