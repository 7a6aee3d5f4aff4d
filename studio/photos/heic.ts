import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const CHANNELS = 4;
/** End of the first chunk of a PNG, behind signature and header. */
const HEADER_END = 33;
const LENGTH_BYTES = 4;

/** The chunk of a PNG with its colour profile. */
function profileChunk(profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(content.length - LENGTH_BYTES);
  const sum = Buffer.alloc(LENGTH_BYTES);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/**
 * Decodes a photograph of an iPhone, which sharp cannot. The decoder is loaded on first use.
 *
 * @returns a PNG, upright, with the same pixels and colour profile
 * @throws if the file is damaged
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { icc } = await sharp(bytes).metadata();
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in it.');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  images.forEach((each) => each.free());
  if (shown === null) throw new Error('The picture cannot be decoded.');

  const png = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  const [head, rest] = [png.subarray(0, HEADER_END), png.subarray(HEADER_END)];
  return Buffer.concat([head, profileChunk(icc), rest]);
}
