export type PhotoFormat = 'avif' | 'jpeg';

export const LOGO_FORMAT = 'png' as const;

/**
 * SSIM of 16 photographs at 720 x 576 px: AVIF 0.970 (24 kB), JPEG 0.968 (43 kB). Lower quality blurs
 * fabrics; effort 3 takes twice the time for 0.002 more.
 */
export const ENCODERS = {
  avif: { quality: 59, effort: 2, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, mozjpeg: true },
} as const satisfies Record<PhotoFormat, object>;

/** For tests and previews: a tenth of the time, a tenth more bytes. */
export const QUICK: Partial<Record<PhotoFormat, object>> =
  process.env.QUICK_PICTURES === '1' ? { avif: { effort: 0 }, jpeg: { mozjpeg: false } } : {};

/** AVIF settings from this width in pixels: less time, 2 % more bytes. */
export const LARGE_AVIF = { width: 1000, quality: 59, effort: 1 } as const;
/** AVIF quality for phones: at two or three device pixels per CSS pixel, a quarter fewer bytes. */
export const PHONE_QUALITY = 53;

/** How one width of a photograph is encoded, instead of by `ENCODERS`. */
export interface AvifSettings {
  quality: number;
  /** From 0 to 9; each step takes about twice the time. */
  effort: number;
}

/**
 * The AVIF files of a whole photograph, by their width in pixels: a gallery has hundreds of them. They take
 * 0.4 s; with effort 3 they took 0.9 s, for 4 to 6 % fewer bytes of the same SSIM.
 */
export const ENLARGED = new Map<number, AvifSettings>([
  [720, { quality: 54, effort: 2 }],
  [1080, { quality: 59, effort: 1 }],
  [1920, { quality: 59, effort: 0 }],
]);
/** The strip of thumbnails in the lightbox, which shows them at half their size. */
export const THUMBNAIL: AvifSettings = { quality: 40, effort: 1 };

export function isPhotoFormat(format: unknown): format is PhotoFormat {
  return typeof format === 'string' && Object.hasOwn(ENCODERS, format);
}
