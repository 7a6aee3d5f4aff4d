import { crc32, deflateSync } from 'node:zlib';
import exifReader from 'exif-reader';
import sharp from 'sharp';

/** Bytes of a pixel: red, green, blue, alpha. */
const CHANNELS = 4;
/** End of the first chunk of a PNG, behind signature and header. */
const HEADER_END = 33;
const LENGTH_BYTES = 4;
/** Boxes for a rotated or mirrored picture; the decoder applies them. */
const TURNED = ['irot', 'imir'];

/** The chunk of a PNG with its colour profile. */
function profileChunk(profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(content.length - LENGTH_BYTES);
  const sum = Buffer.alloc(LENGTH_BYTES);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** The box with the metadata of the picture. */
function metaOf(bytes: Buffer): Buffer {
  const start = bytes.indexOf('meta');
  if (start < LENGTH_BYTES) return bytes;
  return bytes.subarray(start, start - LENGTH_BYTES + bytes.readUInt32BE(start - LENGTH_BYTES));
}

/**
 * Decodes a photograph of an iPhone, which sharp cannot. The decoder is loaded on first use.
 *
 * @returns a PNG with the same pixels and colour profile
 * @throws if the file is damaged
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

  // EXIF counts only without a box of its own.
  const isTurned = TURNED.some((box) => metaOf(bytes).includes(box));
  const png = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .withMetadata({ orientation: isTurned || !exif ? 1 : exifReader(exif).Image?.Orientation })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  const [head, rest] = [png.subarray(0, HEADER_END), png.subarray(HEADER_END)];
  return Buffer.concat([head, profileChunk(icc), rest]);
}
