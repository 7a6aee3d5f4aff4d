import { getImage } from 'astro:assets';

import { BAND_MEDIA, SLOTS } from './slots';

import type { ImageMetadata } from 'astro';
import type { PhotoData, PhotoSource } from '../../components/Photo';
import type { PhotoFormat } from './encoders';
import type { Band, Slot, SlotCrop, SlotName } from './slots';

/** A picture as the content names it. Focus points are written like CSS `object-position`. */
export interface Picture {
  src: ImageMetadata;
  /** What the picture shows. */
  alt: string;
  position?: string | undefined;
  /** Focus points for single bands; they go before `position`. */
  positions?: Partial<Record<Band, string | undefined>> | undefined;
}

interface CropOrder extends SlotCrop {
  src: ImageMetadata;
  position: string | undefined;
  media: string | undefined;
}

const SOURCE_FORMATS = ['avif', 'webp'] as const;

function publish(order: CropOrder, width: number, format: PhotoFormat) {
  const { src, ratio, position } = order;
  return getImage({ src, width, height: Math.round(width / ratio), format, position });
}

async function resolveSource(
  order: CropOrder,
  format: (typeof SOURCE_FORMATS)[number],
): Promise<PhotoSource> {
  const images = await Promise.all(order.widths.map((width) => publish(order, width, format)));
  // Two widths the original is too small for end as one and the same file.
  const candidates = new Map(images.map((image) => [image.src, image.options]));
  const largest = [...candidates.values()].at(-1);
  return {
    type: `image/${format}`,
    media: order.media,
    sizes: order.sizes,
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
export async function resolvePhoto(picture: Picture, slotName: SlotName): Promise<PhotoData> {
  const slot: Slot = SLOTS[slotName];
  const orderFor = (band: Band, crop: SlotCrop, media?: string): CropOrder => ({
    ...crop,
    src: picture.src,
    position: picture.positions?.[band] ?? picture.position,
    media,
  });

  const wide = orderFor('wide', slot.wide);
  const orders = [
    orderFor('narrow', slot.narrow, BAND_MEDIA.narrow),
    ...(slot.middle ? [orderFor('middle', slot.middle, BAND_MEDIA.middle)] : []),
    wide,
  ];
  const sources = await Promise.all(
    orders.flatMap((order) => SOURCE_FORMATS.map((format) => resolveSource(order, format))),
  );

  const [fallbackWidth = 0] = slot.wide.widths;
  const fallback = await publish(wide, fallbackWidth, 'jpeg');
  const { width, height } = fallback.options;
  return { alt: picture.alt, sources, src: fallback.src, width, height };
}
