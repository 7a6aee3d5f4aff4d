import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropToRatio, DEFAULT_POSITION, parseFocus, withoutEnlarging } from '../logic/crop.ts';
import { ENCODERS, isPhotoFormat, LARGE_AVIF, QUICK_AVIF } from './encoders.ts';
import type { ImageMetadata, LocalImageService } from 'astro';

// Astro works on one picture for each processor: 25 photographs take 50 s instead of 56 s.
sharp.concurrency(1);

/** Replaces transparency: the ground of the lightbox is dark. */
const PAPER = '#ffffff';

/** Width and height in pixels; `quality` replaces that of the format. */
interface PhotoRequest {
  src: unknown;
  width?: number | undefined;
  height?: number | undefined;
  format?: string | undefined;
  position?: string | undefined;
  quality?: unknown;
}

function encoderFor({ format, width = 0, quality }: PhotoRequest) {
  if (!isPhotoFormat(format)) throw new Error(`No picture is published as "${String(format)}".`);
  const { width: large, ...withLessEffort } = LARGE_AVIF;
  const isAvif = format === 'avif';
  const encoder = {
    ...ENCODERS[format],
    ...(isAvif && width >= large && withLessEffort),
    ...(isAvif && QUICK_AVIF),
  };
  return { format, encoder: typeof quality === 'number' ? { ...encoder, quality } : encoder };
}

/**
 * Astro's image service for all photographs. Unlike Astro's own, it cuts around the focus point
 * (`position`), never enlarges, and fails instead of publishing the original with its metadata.
 */
const photoService: LocalImageService = {
  ...sharpService,

  // With the encoder, another quality makes new files, also in the cache.
  propertiesToHash: ['src', 'width', 'height', 'format', 'position', 'encoder'],

  async validateOptions(options, config, logger) {
    const valid = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    const { src, width = 0, height = 0 } = valid;
    const sized = { ...valid, ...withoutEnlarging({ width, height }, src as ImageMetadata) };
    return { ...sized, ...encoderFor(sized) };
  },

  async transform(input, request: PhotoRequest) {
    const { width = 0, height = 0, position = DEFAULT_POSITION } = request;
    const { format, encoder } = encoderFor(request);
    const upright = sharp(input).autoOrient();
    const { autoOrient: source } = await upright.metadata();
    const crop = cropToRatio(source, width / height, parseFocus(position));
    const data = await upright
      .extract(crop)
      .resize({ ...withoutEnlarging({ width, height }, crop), fit: 'fill' })
      .flatten({ background: PAPER })
      .toColorspace('srgb')
      .toFormat(format, encoder)
      .toBuffer();
    return { data, format };
  },
};

export default photoService;
