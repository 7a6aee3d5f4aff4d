import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';

/** A zip file that is damaged, encrypted, or of a kind that cannot be read as a stream. */
export class UnusableZip extends Error {}

/** A zip file that would unpack to more than is allowed. */
export class TooLargeZip extends Error {}

interface Limits {
  /** In bytes, packed. */
  packed: number;
  /** In bytes, of all entries together. */
  unpacked: number;
  /** In bytes, of each entry. */
  entry: number;
  count: number;
}

/** In bytes. Unpacked, a chunk is at most a thousand times as large. */
const CHUNK = 16_384;
/** The record at the end of a zip file without a comment: its length, mark and count of entries. */
const END = { length: 22, mark: 0x06_05_4b_50, countAt: 10 };

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK)
    yield bytes.subarray(start, start + CHUNK);
}

/** @throws UnusableZip If the file was cut, or has other entries than it lists. */
function checkEnd(end: Buffer, count: number): void {
  const isComplete = end.length === END.length && end.readUInt32LE() === END.mark;
  if (!isComplete || end.readUInt16LE(END.countAt) !== count) throw new UnusableZip();
}

/**
 * Unpacks a zip file as it arrives; neither the whole nor a whole entry is in memory.
 *
 * @param fileOf where an entry goes; undefined leaves it out
 * @throws UnusableZip, TooLargeZip, or the error of the disk; files written until then stay
 */
export async function unzip(
  bytes: AsyncIterable<Uint8Array>,
  fileOf: (name: string) => string | undefined,
  limits: Limits,
): Promise<void> {
  const files = new Set<string>();
  const folders = new Set<string>();
  let [count, packed, unpacked] = [0, 0, 0];
  let writing = Promise.resolve();

  const write = (file: string, data: Uint8Array) => {
    writing = writing.then(async () => {
      const folder = dirname(file);
      if (!folders.has(folder)) await mkdir(folder, { recursive: true });
      folders.add(folder);
      await appendFile(file, data);
    });
    // It is awaited after the chunk.
    writing.catch(() => undefined);
  };

  const stream = new Unzip((entry) => {
    count += 1;
    const file = fileOf(entry.name);
    if (file !== undefined && files.has(file)) throw new UnusableZip();
    if (file !== undefined) files.add(file);
    let size = 0;
    entry.ondata = (error, data, isFinal) => {
      if (error) throw error instanceof TooLargeZip ? error : new UnusableZip();
      size += data.length;
      unpacked += data.length;
      if (count > limits.count || size > limits.entry || unpacked > limits.unpacked)
        throw new TooLargeZip();
      // Without its size, bytes of a photograph could be taken for the next entry.
      const { originalSize = 0 } = entry;
      if (size > originalSize || (isFinal && size < originalSize)) throw new UnusableZip();
      if (file !== undefined) write(file, data);
    };
    // Data of entries that are not started would stay in memory.
    entry.start();
  });
  stream.register(UnzipInflate);

  const push = (chunk: Uint8Array, isFinal = false) => {
    try {
      stream.push(chunk, isFinal);
    } catch (error) {
      throw error instanceof TooLargeZip ? error : new UnusableZip();
    }
  };

  const take = async (part: Uint8Array) => {
    for (const chunk of chunksOf(part)) {
      push(chunk);
      await writing;
    }
  };

  let end = Buffer.alloc(0);
  let failure: unknown;
  try {
    for await (const part of bytes) {
      packed += part.length;
      if (packed > limits.packed) throw new TooLargeZip();
      end = Buffer.concat([end, part.subarray(-END.length)]).subarray(-END.length);
      // A browser reads the answer only after it has sent everything.
      if (failure === undefined) await take(part).catch((error: unknown) => (failure = error));
    }
    if (failure !== undefined) throw failure as Error;
    push(new Uint8Array(), true);
    await writing;
    checkEnd(end, count);
  } finally {
    // The caller may remove the folder, which fails while a file is being written into it.
    await writing.catch(() => undefined);
  }
}
