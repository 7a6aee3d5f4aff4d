export type PhotoFormat = 'avif' | 'jpeg';

export const LOGO_FORMAT = 'png' as const;

/** SSIM at 720 x 576 px: AVIF 0.978 (26 kB), JPEG 0.973 (47 kB). Lower quality blurs fabrics. */
export const ENCODERS = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, mozjpeg: true },
} as const satisfies Record<PhotoFormat, object>;

/** For tests and previews: a tenth of the time, a tenth more bytes. */
export const QUICK: Partial<Record<PhotoFormat, object>> =
  process.env.QUICK_PICTURES === '1' ? { avif: { effort: 0 }, jpeg: { mozjpeg: false } } : {};

/** AVIF settings from this width in pixels: a third of the time of effort 3, 2 % more bytes. */
export const LARGE_AVIF = { width: 1000, quality: 59, effort: 1 } as const;
/** AVIF quality for phones: at two or three device pixels per CSS pixel, a quarter fewer bytes. */
export const PHONE_QUALITY = 54;
/** AVIF quality of pictures shown at half their size. */
export const SMALL_QUALITY = 38;

export function isPhotoFormat(format: unknown): format is PhotoFormat {
  return typeof format === 'string' && Object.hasOwn(ENCODERS, format);
}
