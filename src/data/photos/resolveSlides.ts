import { getImage } from 'astro:assets';
import { mailQuery } from '../../logic/mailto.ts';
import { THUMBNAIL_SIZE } from '../../logic/slides.ts';
import { PHONE_QUALITY, SMALL_QUALITY } from './encoders.ts';
import type { GetImageResult, ImageMetadata } from 'astro';
import type { GallerySlides, Slide, SlideSource } from '../../logic/slides.ts';
import type { Picture } from './resolvePhoto.ts';

/** A picture of a gallery, as the content names it; `video` is a URL browsers can load. */
export interface SlidePicture extends Picture {
  imageFit?: 'contain' | 'cover' | undefined;
  video?: string | undefined;
  /** Subject of a mail about it. */
  subject: string;
}

type SlideFormat = keyof GallerySlides;

/** Published widths in pixels, from small to large, by the window they are meant for. */
const SLIDE_WIDTHS = { phone: 720, tablet: 1080, desktop: 1920 };
const FULL_WIDTH = SLIDE_WIDTHS.desktop;
/** Sharp on screens with two pixels to one, as most telephones have. */
const THUMBNAIL_FILE = { width: 2 * THUMBNAIL_SIZE.width, height: 2 * THUMBNAIL_SIZE.height };

function describe({ src, options }: GetImageResult): SlideSource {
  const { width, height } = options;
  if (!width || !height) throw new Error(`The picture ${src} has no size.`);
  return { src, width, height };
}

async function uncut(src: ImageMetadata, width: number, format: SlideFormat): Promise<SlideSource> {
  const quality = width === SLIDE_WIDTHS.phone ? PHONE_QUALITY[format] : undefined;
  return describe(await getImage({ src, width, format, quality }));
}

/** A content type such as "video/mp4", from the ending of the URL. */
function videoType(url: string): string {
  return `video/${url.slice(url.lastIndexOf('.') + 1)}`;
}

async function resolveSlide(picture: SlidePicture, format: SlideFormat): Promise<Slide> {
  const { src, alt, position, imageFit, video, subject } = picture;
  const { src: full, width, height } = await uncut(src, FULL_WIDTH, format);
  const quality = SMALL_QUALITY[format];
  const { src: thumbnail } = await getImage({ src, ...THUMBNAIL_FILE, format, quality, position });
  const shared = { alt, width, height, thumbnail, mail: mailQuery(subject) };
  if (video) {
    const sources = [{ src: video, type: videoType(video) }];
    return { type: 'video', ...shared, poster: full, sources };
  }

  const widths = Object.values(SLIDE_WIDTHS);
  const candidates = await Promise.all(widths.map((wanted) => uncut(src, wanted, format)));
  // Two widths the original is too small for end as one, in the better quality.
  const srcSet = [...new Map(candidates.map((source) => [source.width, source])).values()];
  const own = { ...(imageFit && { imageFit }), ...(position && { position }) };
  return { type: 'image', ...shared, src: full, srcSet, ...own };
}

/**
 * Publishes the uncut pictures of a gallery for the lightbox, in the order given, and describes
 * them as plain data. Runs at build time, in routes only.
 */
export async function resolveSlides(pictures: readonly SlidePicture[]): Promise<GallerySlides> {
  const inFormat = (format: SlideFormat) =>
    Promise.all(pictures.map((picture) => resolveSlide(picture, format)));
  return { avif: await inFormat('avif'), webp: await inFormat('webp') };
}

/** The URL of the whole picture. WebP, which every browser in use opens by itself. */
export async function resolveFullPicture({ src }: Picture): Promise<string> {
  return (await uncut(src, FULL_WIDTH, 'webp')).src;
}

/** Where a thumbnail leads, which is a plain link until a script takes over: to the video, or the whole picture. */
export async function resolveThumbnailLink(
  picture: Picture & Pick<SlidePicture, 'video'>,
): Promise<string> {
  return picture.video ?? (await resolveFullPicture(picture));
}
