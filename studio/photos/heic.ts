import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readExif } from '../../content-check/pictureCache.ts';

/** Bytes for each pixel: red, green, blue, alpha. */
const CHANNELS = 4;
/** Where the first chunk of a PNG ends: behind eight bytes of signature and the header. */
const HEADER_END = 33;
const LENGTH_BYTES = 4;
/** What a file has when it says itself how it is turned or mirrored; the decoder then follows it. */
const TURNED = ['irot', 'imir'];

/** A chunk that gives the pixels of a PNG their meaning. */
function profileChunk(profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(content.length - LENGTH_BYTES);
  const sum = Buffer.alloc(LENGTH_BYTES);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** The part of the file that describes the picture. */
function metaOf(bytes: Buffer): Buffer {
  const start = bytes.indexOf('meta');
  if (start < LENGTH_BYTES) return bytes;
  return bytes.subarray(start, start - LENGTH_BYTES + bytes.readUInt32BE(start - LENGTH_BYTES));
}

/**
 * Reads a photograph in the form of iPhones, which sharp knows only from outside. The decoder is loaded
 * with the first of them.
 *
 * @returns a PNG with the same pixels and the meaning of their colours
 * @throws When the file is damaged
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { icc, exif } = await sharp(bytes).metadata();
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in it.');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  images.forEach((each) => each.free());
  if (shown === null) throw new Error('The picture cannot be decoded.');

  // Where nothing else says how the camera was held, EXIF does.
  const isTurned = TURNED.some((box) => metaOf(bytes).includes(box));
  const png = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .withMetadata({ orientation: isTurned || !exif ? 1 : readExif(exif)?.Image?.Orientation })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  const [head, rest] = [png.subarray(0, HEADER_END), png.subarray(HEADER_END)];
  return Buffer.concat([head, profileChunk(icc), rest]);
}
