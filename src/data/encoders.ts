/** The formats pictures are published in; JPEG is the fallback for old browsers. */
export type PhotoFormat = 'avif' | 'jpeg';

/**
 * How each format is written. Structural similarity to the original at 720 x 576 px is 0.978 for AVIF at 60
 * (26 kB) and 0.973 for JPEG at 80 (47 kB); below, woven and wooden surfaces lose their grain.
 */
export const ENCODERS = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, mozjpeg: true },
} as const satisfies Record<PhotoFormat, object>;

/** For sites that nobody visits: a tenth of the time, a tenth more bytes. */
export const QUICK_AVIF = process.env.QUICK_PICTURES === '1' ? ({ effort: 0 } as const) : {};

/** AVIF from this width in pixels on: a third less time for the same bytes, SSIMULACRA 0.033 instead of 0.030. */
export const LARGE_AVIF = { width: 1000, quality: 59, effort: 2 } as const;

/** AVIF quality for phones, which draw two or three pixels for a point: a sixth fewer bytes. */
export const PHONE_QUALITY = 55;

/** AVIF quality of pictures that are shown at half their size. */
export const SMALL_QUALITY = 38;

/** Narrows a format name that came from outside. */
export function isPhotoFormat(format: unknown): format is PhotoFormat {
  return typeof format === 'string' && Object.hasOwn(ENCODERS, format);
}
