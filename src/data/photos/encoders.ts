/** The formats pictures are published in, best first; JPEG is the fallback for old browsers. */
export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/**
 * How each format is written.
 *
 * Measured on six photographs at 720 x 576 px: structural similarity to the uncompressed picture
 * is 0.978 for AVIF at 60 (26 kB) and for WebP at 80 (36 kB), and 0.973 for JPEG at 80 (47 kB).
 * Below, woven and wooden surfaces visibly lose their grain (AVIF 50: 0.967); above, 15 % more
 * bytes buy less than 0.003. AVIF effort 4 saves 3 % and takes four times as long. With colours at half
 * the resolution, as WebP has them and JPEG mostly, AVIF saves 4 % of the bytes and 13 % of the time;
 * they are then off by 0.003 in OKLab on average, where 0.02 can just be seen.
 */
export const ENCODERS = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
} as const satisfies Record<PhotoFormat, object>;

/**
 * Large AVIF pictures, from this width in pixels on: they take most of the time of a first build. With
 * less effort they take a third less of it for the same bytes; SSIMULACRA, the distance to the
 * uncompressed picture, is 0.033 at 1560 px instead of 0.030 (JPEG at 80: 0.036).
 */
export const LARGE_AVIF = { width: 1000, quality: 59, effort: 2 } as const;

/**
 * The quality of pictures for phones, which draw two or three pixels for a point: a sixth fewer bytes, at the
 * SSIMULACRA distance of JPEG at 80 (0.037 at 724 px instead of 0.031).
 */
export const PHONE_QUALITY = { avif: 55, webp: 76 } as const;

/**
 * The quality of pictures that are shown at half their size, such as the thumbnails of the strip: what is
 * lost is too small to be seen. Seven of them weigh 18 kB in AVIF instead of 37 kB.
 */
export const SMALL_QUALITY = { avif: 38, webp: 55 } as const;

/** Narrows a format name that came from outside. */
export function isPhotoFormat(format: unknown): format is PhotoFormat {
  return typeof format === 'string' && Object.hasOwn(ENCODERS, format);
}
