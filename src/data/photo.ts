import { getImage } from 'astro:assets';
import { DEFAULT_FOCUS } from '../logic/crop.ts';
import { focusClass } from '../logic/focusStyles.ts';
import { BREAKPOINT_MEDIA, SLOTS } from '../logic/slots.ts';
import { PHONE_QUALITY, type PhotoFormat } from './encoders.ts';
import type { ImageMetadata } from 'astro';
import type { Breakpoint, Slot, SlotCrop, SlotName } from '../logic/slots.ts';

/** A picture as the content has it; its fields `position` and `positions` are its focus points. */
export interface Picture {
  src: ImageMetadata;
  alt: string;
  position?: string | undefined;
  positions?: Partial<Record<Breakpoint, string | undefined>> | undefined;
}

/** The focus point of a picture, written like CSS `object-position`; undefined for its centre. */
export function focusOf(
  { positions, position }: Pick<Picture, 'position' | 'positions'>,
  breakpoint: Breakpoint = 'wide',
): string | undefined {
  return positions?.[breakpoint] ?? position;
}

/** A published picture as plain data; `src` is the JPEG for browsers without AVIF. */
export type PhotoData = Awaited<ReturnType<typeof resolvePhoto>>;

/**
 * Publishes the crops of a picture for a slot.
 *
 * @param jpeg for browsers without AVIF, a JPEG that is published anyway; without it, a crop is published
 */
export async function resolvePhoto(picture: Picture, slotName: SlotName, jpeg?: string) {
  const slot: Slot = SLOTS[slotName];
  const { alt, src } = picture;
  const focusAt = (breakpoint: Breakpoint) => focusOf(picture, breakpoint) ?? DEFAULT_FOCUS;
  const publish = (breakpoint: Breakpoint, width: number, format: PhotoFormat) => {
    const ratio = slot[breakpoint]?.ratio ?? slot.wide.ratio;
    const quality = format === 'avif' && breakpoint === 'narrow' ? PHONE_QUALITY : undefined;
    const height = Math.round(width / ratio);
    const position = focusAt(breakpoint);
    const { zoom } = slot;
    return getImage({ src, width, height, format, position, quality, ...(zoom && { zoom }) });
  };
  const publishCrop = async (breakpoint: Breakpoint, { widths, sizes }: SlotCrop) => {
    const images = await Promise.all(widths.map((width) => publish(breakpoint, width, 'avif')));
    // Widths above the original's become the same file.
    const candidates = new Map(images.map((image) => [image.src, image.options]));
    const largest = [...candidates.values()].at(-1);
    return {
      type: 'image/avif',
      media: breakpoint === 'wide' ? undefined : BREAKPOINT_MEDIA[breakpoint],
      sizes,
      srcSet: [...candidates].map(([url, options]) => `${url} ${options.width}w`).join(', '),
      // The wide crop has the ratio of the JPEG.
      ...(breakpoint !== 'wide' && { width: largest?.width, height: largest?.height }),
    };
  };
  const sources = await Promise.all(
    (['narrow', 'middle', 'wide'] as const).flatMap((breakpoint) => {
      const crop = slot[breakpoint];
      return crop ? [publishCrop(breakpoint, crop)] : [];
    }),
  );
  // Astro publishes it only when its `src` is read.
  const fallback = await publish('wide', slot.wide.widths[0] ?? 0, 'jpeg');
  const { width, height } = fallback.options;
  const [narrow, middle, wide] = [focusAt('narrow'), focusAt('middle'), focusAt('wide')];
  const focus = focusClass({ narrow, middle, wide });
  return { alt, sources, src: jpeg ?? fallback.src, width, height, ...(focus && { focus }) };
}
