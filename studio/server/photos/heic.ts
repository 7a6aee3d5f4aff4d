import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** End of the first chunk of a PNG, behind signature and header. */
const HEADER_END = 33;
const LENGTH_BYTES = 4;

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The chunk of a PNG with its colour profile. */
function profileChunk(profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(content.length - LENGTH_BYTES);
  const sum = Buffer.alloc(LENGTH_BYTES);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** The red, green, blue and alpha of each pixel. @throws If the file is damaged. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  const options = { workerData: bytes, stdout: true, stderr: true };
  const thread = new Worker(new URL('heicDecoder.ts', import.meta.url), options);
  // The decoder prints about damaged files. Unread output would keep the thread alive.
  thread.stdout.resume();
  thread.stderr.resume();
  // A photograph does not keep the studio from ending.
  thread.unref();
  const ended = once(thread, 'exit').then(() => []);
  const [pixels] = (await Promise.race([once(thread, 'message'), ended])) as [Pixels?];
  if (!pixels) throw new Error('The decoder has crashed.');
  return pixels;
}

/**
 * Decodes a photograph of an iPhone, which sharp cannot.
 *
 * @returns a PNG, upright, with the same pixels and colour profile
 * @throws If the file is damaged.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Buffer> {
  const { icc } = await sharp(bytes).metadata();
  const { data, width, height } = await decode(bytes);
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  const [head, rest] = [png.subarray(0, HEADER_END), png.subarray(HEADER_END)];
  return Buffer.concat([head, profileChunk(icc), rest]);
}
