import { hash } from 'node:crypto';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropToRatio, DEFAULT_FOCUS, parseFocus, withoutEnlarging } from '../logic/crop.ts';
import { ENCODERS, isPhotoFormat, LARGE_AVIF, LOGO_FORMAT, QUICK } from './encoders.ts';
import { keepResults } from './keepResults.ts';
import type { ImageMetadata, LocalImageService } from 'astro';

// Astro already runs one job per processor: 25 photographs take 50 s instead of 56 s.
sharp.concurrency(1);

type Transform = Awaited<ReturnType<LocalImageService['parseURL']>>;

/** Parameter of a picture's URL in development. */
const ZOOM = 'zoom';

/** Replaces transparency: the lightbox has a dark background. */
const WHITE = '#ffffff';

/** Width and height in pixels; `quality` and `effort` replace those of the format. */
interface PhotoRequest {
  src: unknown;
  width?: number | undefined;
  height?: number | undefined;
  format?: string | undefined;
  position?: string | undefined;
  /** Above 1: a detail around the focus point. */
  zoom?: number | undefined;
  quality?: unknown;
  effort?: number | undefined;
}

function encoderFor({ format, width = 0, quality, effort }: PhotoRequest) {
  if (!isPhotoFormat(format)) throw new Error(`No picture is published as "${String(format)}".`);
  const { width: large, ...withLessEffort } = LARGE_AVIF;
  const encoder = {
    ...ENCODERS[format],
    ...(format === 'avif' && width >= large && withLessEffort),
    ...(typeof quality === 'number' && { quality }),
    ...(effort !== undefined && { effort }),
    ...QUICK[format],
  };
  return { format, encoder };
}

/** Decoded once per picture: Astro passes the same buffer for all its sizes. */
const decoded = new WeakMap<Uint8Array, ReturnType<typeof decode>>();

async function decode(input: Uint8Array) {
  const upright = sharp(input).autoOrient().flatten({ background: WHITE }).toColorspace('srgb');
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Bytes of some 1,000 pictures of pages. */
const MOST_KEPT_BYTES = 32e6;

/** In development, a page that loads again asks for all of its pictures again. */
const keepEncoded = keepResults<Uint8Array>(MOST_KEPT_BYTES);

/** A logo as pixels: scripts and links inside an SVG stay behind. sharp draws it at this size. */
function drawLogo(input: Uint8Array, height?: number): Promise<Buffer> {
  return sharp(input).resize({ height }).toFormat(LOGO_FORMAT, { palette: true }).toBuffer();
}

async function encodePicture(input: Uint8Array, request: PhotoRequest): Promise<Uint8Array> {
  const { width = 0, height = 0, position = DEFAULT_FOCUS, zoom } = request;
  if (request.format === LOGO_FORMAT) return drawLogo(input, height);
  const { format, encoder } = encoderFor(request);
  const source = decoded.get(input) ?? decode(input);
  decoded.set(input, source);
  const { data: pixels, raw } = await source;
  const crop = cropToRatio(raw, width / height, parseFocus(position), zoom);
  return sharp(pixels, { raw })
    .extract(crop)
    .resize({ ...withoutEnlarging({ width, height }, crop), fit: 'fill' })
    .toFormat(format, encoder)
    .toBuffer();
}

/**
 * Astro's image service for photographs and the logo. Unlike Astro's own, it crops around the focus point
 * (`position`), never enlarges, and fails instead of publishing the original with its metadata.
 */
const photoService: LocalImageService = {
  ...sharpService,

  // Includes the encoder: a new quality must not reuse cached files.
  propertiesToHash: ['src', 'width', 'height', 'format', 'position', 'zoom', 'encoder'],

  // In development, pictures are encoded when the browser asks for their URL.
  getURL(options, config, logger) {
    const { zoom } = options as PhotoRequest;
    const url = sharpService.getURL(options, config, logger) as string;
    return zoom === undefined ? url : `${url}&${ZOOM}=${zoom}`;
  },

  parseURL(url, config, logger) {
    const request = sharpService.parseURL(url, config, logger) as Transform;
    const zoom = url.searchParams.get(ZOOM);
    return request && zoom ? { ...request, zoom: Number(zoom) } : request;
  },

  async validateOptions(options, config, logger) {
    const valid = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    const { src, width = 0, height = 0, format } = valid;
    if (format === LOGO_FORMAT) return valid;
    const sized = { ...valid, ...withoutEnlarging({ width, height }, src as ImageMetadata) };
    return { ...sized, ...encoderFor(sized) };
  },

  async transform(input, request: PhotoRequest) {
    const { format = '' } = request;
    const encode = () => encodePicture(input, request);
    if (!import.meta.env.DEV) return { data: await encode(), format };
    const key = hash('sha256', input) + JSON.stringify(request);
    return { data: await keepEncoded(key, encode), format };
  },
};

export default photoService;
