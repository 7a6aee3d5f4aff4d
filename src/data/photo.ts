import { getImage } from 'astro:assets';
import { DEFAULT_POSITION } from '../logic/crop.ts';
import { focusClass } from '../logic/focusStyles.ts';
import { BREAKPOINT_MEDIA, PLACEMENTS } from '../logic/placements.ts';
import { PHONE_QUALITY, type PhotoFormat } from './encoders.ts';
import type { ImageMetadata } from 'astro';
import type { Breakpoint, Place, Placement, PlacementCrop } from '../logic/placements.ts';

/** A picture of the content; focus points are written like CSS `object-position`. */
export interface Picture {
  src: ImageMetadata;
  alt: string;
  position?: string | undefined;
  positions?: Partial<Record<Breakpoint, string | undefined>> | undefined;
}

/** A published picture as plain data; `src` is the JPEG for browsers without AVIF. */
export type PhotoData = Awaited<ReturnType<typeof resolvePhoto>>;

/** Nothing here may read a field of `src`: Astro would publish the original with its metadata. */
export async function resolvePhoto(picture: Picture, place: Place) {
  const placement: Placement = PLACEMENTS[place];
  const { alt, src } = picture;
  const focusAt = (breakpoint: Breakpoint) =>
    picture.positions?.[breakpoint] ?? picture.position ?? DEFAULT_POSITION;
  const publish = (breakpoint: Breakpoint, width: number, format: PhotoFormat) => {
    const ratio = placement[breakpoint]?.ratio ?? placement.wide.ratio;
    const quality = format === 'avif' && breakpoint === 'narrow' ? PHONE_QUALITY : undefined;
    const height = Math.round(width / ratio);
    const position = focusAt(breakpoint);
    const { zoom } = placement;
    return getImage({ src, width, height, format, position, quality, ...(zoom && { zoom }) });
  };
  const publishCrop = async (breakpoint: Breakpoint, { widths, sizes }: PlacementCrop) => {
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
      const crop = placement[breakpoint];
      return crop ? [publishCrop(breakpoint, crop)] : [];
    }),
  );
  const fallback = await publish('wide', placement.wide.widths[0] ?? 0, 'jpeg');
  const { width, height } = fallback.options;
  const [narrow, middle, wide] = [focusAt('narrow'), focusAt('middle'), focusAt('wide')];
  const focus = focusClass({ narrow, middle, wide });
  return { alt, sources, src: fallback.src, width, height, ...(focus && { focus }) };
}
