import { getImage } from 'astro:assets';
import { BREAKPOINT_MEDIA } from '../../logic/placements.ts';
import { PHONE_QUALITY } from './encoders.ts';
import type { ImageMetadata } from 'astro';
import type { Breakpoint, Placement, PlacementCrop } from '../../logic/placements.ts';
import type { PhotoFormat } from './encoders.ts';

/** One cut of a picture in one format; sizes of the largest candidate in pixels. */
export interface PhotoSource {
  type: string;
  media?: string | undefined;
  sizes: string;
  srcSet: string;
  width: number | undefined;
  height: number | undefined;
}

/** A published picture as plain data: the order of `sources` is the order of preference. */
export interface PhotoData {
  alt: string;
  sources: PhotoSource[];
  src: string;
  width: number | undefined;
  height: number | undefined;
}

/** A picture as the content names it. Focus points are written like CSS `object-position`. */
export interface Picture {
  src: ImageMetadata;
  /** What the picture shows. */
  alt: string;
  position?: string | undefined;
  /** Focus points for single breakpoints; they go before `position`. */
  positions?: Partial<Record<Breakpoint, string | undefined>> | undefined;
}

interface CropRequest extends PlacementCrop {
  src: ImageMetadata;
  position: string | undefined;
  media: string | undefined;
  /** Another quality than each format has by itself. */
  quality: Partial<Record<PhotoFormat, number>>;
}

const SOURCE_FORMATS = ['avif', 'webp'] as const;

function publish(request: CropRequest, width: number, format: PhotoFormat) {
  const { src, ratio, position, quality } = request;
  const size = { width, height: Math.round(width / ratio) };
  return getImage({ src, ...size, format, position, quality: quality[format] });
}

async function resolveSource(
  request: CropRequest,
  format: (typeof SOURCE_FORMATS)[number],
): Promise<PhotoSource> {
  const images = await Promise.all(request.widths.map((width) => publish(request, width, format)));
  // Two widths the original is too small for end as one and the same file.
  const candidates = new Map(images.map((image) => [image.src, image.options]));
  const largest = [...candidates.values()].at(-1);
  return {
    type: `image/${format}`,
    media: request.media,
    sizes: request.sizes,
    srcSet: [...candidates].map(([src, { width }]) => `${src} ${width}w`).join(', '),
    width: largest?.width,
    height: largest?.height,
  };
}

/**
 * Publishes a picture for one place on the page and describes it as plain data for `Photo`.
 * Runs at build time, in routes only.
 *
 * Nothing here may read a field of `picture.src`: Astro would take it for a link to the original
 * and publish that file too, with whatever the camera wrote into it.
 * @throws {RangeError} when a focus point is not written like "54% 50%".
 */
export async function resolvePhoto(picture: Picture, placement: Placement): Promise<PhotoData> {
  const requestFor = (
    breakpoint: Breakpoint,
    crop: PlacementCrop,
    media?: string,
  ): CropRequest => ({
    ...crop,
    src: picture.src,
    position: picture.positions?.[breakpoint] ?? picture.position,
    media,
    quality: breakpoint === 'narrow' ? PHONE_QUALITY : {},
  });

  const wide = requestFor('wide', placement.wide);
  const { narrow, middle } = placement;
  const requests = [
    ...(narrow ? [requestFor('narrow', narrow, BREAKPOINT_MEDIA.narrow)] : []),
    ...(middle ? [requestFor('middle', middle, BREAKPOINT_MEDIA.middle)] : []),
    wide,
  ];
  const sources = await Promise.all(
    requests.flatMap((request) => SOURCE_FORMATS.map((format) => resolveSource(request, format))),
  );

  const [fallbackWidth = 0] = placement.wide.widths;
  const fallback = await publish(wide, fallbackWidth, 'jpeg');
  const { width, height } = fallback.options;
  return { alt: picture.alt, sources, src: fallback.src, width, height };
}
