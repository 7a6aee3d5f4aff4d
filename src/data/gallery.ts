import { getImage } from 'astro:assets';
import { fillIn } from '../logic/fillIn.ts';
import { mailtoQuery } from '../logic/mailto.ts';
import { planGallery } from '../logic/slots.ts';
import { getGallery, getPictures } from './pictures.ts';
import { focusOf } from './photo.ts';
import { loadSite } from './site.ts';
import { PHONE_QUALITY, type PhotoFormat, SMALL_QUALITY } from './encoders.ts';
import type { ImageMetadata } from 'astro';
import type { LoadedPicture } from './content.ts';

const [PHONE_WIDTH, TABLET_WIDTH, FULL_WIDTH] = [720, 1080, 1920] as const;

export type GalleryData = Awaited<ReturnType<typeof loadGallery>>;

/**
 * A gallery by its folder name, such as "garage-oasis", with its thumbnails.
 *
 * @param selection references of the pictures with a thumbnail; the lightbox always shows all
 */
export async function loadGallery(slug: string, selection?: readonly string[]) {
  const gallery = await getGallery(slug);
  const shown = selection ? await getPictures(selection) : gallery.pictures;
  const { slots, ...plan } = planGallery(selection ? 'lead' : gallery.layout, shown.length);
  const thumbnails = shown.flatMap((picture, index) => {
    const slot = slots[index];
    return slot ? [{ picture, slot }] : [];
  });
  return { ...gallery, ...plan, thumbnails };
}

/** The whole picture as JPEG. */
export async function publishFull({ src }: LoadedPicture): Promise<string> {
  return (await uncut(src, FULL_WIDTH, 'jpeg')).src;
}

/** Attributes of a link that `scripts/galleries.ts` opens in the lightbox. */
export async function lightboxLink(picture: LoadedPicture) {
  const href = picture.video ?? (await publishFull(picture));
  return { href, 'data-gallery': picture.gallery, 'data-index': picture.index };
}

async function publishSlide(picture: LoadedPicture, query: string) {
  const { src, alt, title, imageFit, video, captions } = picture;
  const focus = focusOf(picture);
  const [phone, tablet, full] = await Promise.all([
    uncut(src, PHONE_WIDTH, 'avif'),
    uncut(src, TABLET_WIDTH, 'avif'),
    uncut(src, FULL_WIDTH, 'avif'),
  ]);
  // Twice the size of a thumbnail in the strip, for high-density screens.
  const strip = { width: 240, height: 160, format: 'avif', quality: SMALL_QUALITY } as const;
  const { src: thumbnail } = await getImage({ src, ...strip, position: focus });
  const { width, height } = full;
  const shared = {
    alt,
    ...(title !== undefined && { title }),
    width,
    height,
    thumbnail,
    mailtoQuery: query,
  };
  if (video) {
    const type = `video/${video.slice(video.lastIndexOf('.') + 1)}`;
    const sources = [{ src: video, type }];
    return { type: 'video' as const, ...shared, poster: full.src, sources, captions };
  }
  // Widths above the original's collapse into one; the last has the best quality.
  const byWidth = new Map([phone, tablet, full].map((source) => [source.width, source]));
  const own = { ...(imageFit && { imageFit }), ...(focus && { focus }) };
  const srcSet = [...byWidth.values()];
  return { type: 'image' as const, ...shared, src: full.src, srcSet, ...own };
}

async function uncut(picture: ImageMetadata, width: number, format: PhotoFormat) {
  const quality = format === 'avif' && width === PHONE_WIDTH ? PHONE_QUALITY : undefined;
  const { src, options } = await getImage({ src: picture, width, format, quality });
  return { src, width: options.width ?? 0, height: options.height ?? 0 };
}

/** The JSON file of a gallery: what the lightbox shows and says. */
export type GalleryFile = Awaited<ReturnType<typeof loadGalleryFile>>;
export type Slide = GalleryFile['slides'][number];
export type ImageSlide = Extract<Slide, { type: 'image' }>;
export type VideoSlide = Extract<Slide, { type: 'video' }>;

export async function loadGalleryFile(slug: string) {
  const { title, layout, pictures } = await getGallery(slug);
  const { gallery, lightbox, picture } = (await loadSite()).messages;
  const { isBeforeAndAfter } = planGallery(layout, pictures.length);
  const slides = pictures.map((one) => {
    const subject = fillIn(lightbox.subject, { index: one.index + 1, gallery: title });
    return publishSlide(one, mailtoQuery(one.subject ?? subject));
  });
  return {
    title: fillIn(lightbox.title, { gallery: title }),
    ...(isBeforeAndAfter && { pair: [gallery.before, gallery.after] }),
    messages: { ...lightbox, failed: picture.failed },
    slides: await Promise.all(slides),
  };
}
