import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropToRatio, DEFAULT_POSITION, parseFocus, withoutEnlarging } from '../logic/crop.ts';
import { ENCODERS, isPhotoFormat, LARGE_AVIF, QUICK_AVIF } from './encoders.ts';
import type { ImageTransform, LocalImageService } from 'astro';
import type { Size } from '../logic/crop.ts';

/**
 * Astro works on one picture for each processor already; more threads within a picture only get in
 * each other's way. Measured with 25 photographs of a phone on two processors: 50 s instead of 56 s.
 */
sharp.concurrency(1);

/** Behind what is transparent: a plan is drawn for paper, and the ground of the lightbox is dark. */
const PAPER = '#ffffff';

/** What is asked of the service for one file; width and height in pixels. */
interface PhotoRequest {
  src: unknown;
  width?: number | undefined;
  height?: number | undefined;
  format?: string | undefined;
  position?: string | undefined;
  /** Another quality than the format has by itself. */
  quality?: unknown;
}

function encoderFor({ format, width = 0, quality: asked }: PhotoRequest) {
  if (isPhotoFormat(format)) {
    const { width: large, ...withLessEffort } = LARGE_AVIF;
    const isAvif = format === 'avif';
    const encoder = {
      ...ENCODERS[format],
      ...(isAvif && width >= large && withLessEffort),
      ...(isAvif && QUICK_AVIF),
    };
    return {
      format,
      encoder: typeof asked === 'number' ? { ...encoder, quality: asked } : encoder,
    };
  }
  throw new Error(
    `Pictures are published as ${Object.keys(ENCODERS).join(', ')}, not as "${String(format)}".`,
  );
}

function sizeFor({ src, width, height }: PhotoRequest): Size {
  if (width && height) return { width, height };
  const picture = typeof src === 'string' ? src : (src as { src?: string }).src;
  throw new Error(`No width and height were asked of ${picture}.`);
}

/** The size asked for, made no larger than what the crop leaves of the original. */
function publishedSize(request: ImageTransform): Size {
  if (typeof request.src !== 'string') return withoutEnlarging(sizeFor(request), request.src);
  throw new Error(`"${request.src}" is not one of our own pictures.`);
}

/**
 * Astro's image service for all photographs. Unlike the one Astro brings, it cuts a picture to
 * the ratio asked for around its focus point (`position`, as in CSS `object-position`), never
 * enlarges, and fails where the other would publish the untouched original, camera data included.
 */
const photoService: LocalImageService = {
  ...sharpService,

  // The encoder belongs to the URL: changing a quality makes new files, also in the cache.
  propertiesToHash: ['src', 'width', 'height', 'format', 'position', 'encoder'],

  async validateOptions(options, config, logger) {
    const valid = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    const sized = { ...valid, ...publishedSize(valid) };
    return { ...sized, ...encoderFor(sized) };
  },

  /**
   * Cuts, shrinks and encodes one picture. The result is sRGB and carries no metadata.
   *
   * @throws when the picture cannot be read, or the request lacks a size or names another format.
   */
  async transform(input, request: PhotoRequest) {
    const wanted = sizeFor(request);
    const { format, encoder } = encoderFor(request);
    const upright = sharp(input).autoOrient();
    const { autoOrient: source } = await upright.metadata();
    const focus = parseFocus(request.position ?? DEFAULT_POSITION);
    const crop = cropToRatio(source, wanted.width / wanted.height, focus);
    const data = await upright
      .extract(crop)
      .resize({ ...withoutEnlarging(wanted, crop), fit: 'fill' })
      .flatten({ background: PAPER })
      .toColorspace('srgb')
      .toFormat(format, encoder)
      .toBuffer();
    return { data, format };
  },
};

export default photoService;
