import { getImage } from 'astro:assets';
import { fillIn } from '../logic/fillIn.ts';
import { mailtoQuery } from '../logic/mailto.ts';
import { planGallery } from '../logic/slots.ts';
import { getGallery, getPictures } from './pictures.ts';
import { focusOf } from './photo.ts';
import { loadSite } from './site.ts';
import { ENLARGED, THUMBNAIL } from './encoders.ts';
import type { GetImageResult, ImageMetadata } from 'astro';
import type { LoadedPicture } from './content.ts';

const FULL_WIDTH = 1920;

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

/** The whole picture as JPEG: for links, search engines and browsers without AVIF. */
export async function publishFull({ src }: LoadedPicture): Promise<string> {
  return (await getImage({ src, width: FULL_WIDTH, format: 'jpeg' })).src;
}

/** Attributes of a link that `scripts/galleries.ts` opens in the lightbox. */
export async function lightboxLink(picture: LoadedPicture) {
  const href = picture.video ?? (await publishFull(picture));
  return { href, 'data-gallery': picture.gallery, 'data-index': picture.index };
}

async function publishSlide(picture: LoadedPicture, query: string) {
  const { src, alt, title, imageFit, video, captions } = picture;
  const focus = focusOf(picture);
  // Twice the size of a thumbnail in the strip, for high-density screens.
  const strip = { width: 240, height: 160, format: 'avif', ...THUMBNAIL } as const;
  const { src: thumbnail } = await getImage({ src, ...strip, position: focus });
  const full = published(await enlarged(src, FULL_WIDTH));
  const shared = {
    alt,
    ...(title !== undefined && { title }),
    width: full.width,
    height: full.height,
    thumbnail,
    mailtoQuery: query,
  };
  if (video) {
    const type = `video/${video.slice(video.lastIndexOf('.') + 1)}`;
    const sources = [{ src: video, type }];
    return { type: 'video' as const, ...shared, poster: full.src, sources, captions };
  }
  const images = await Promise.all([...ENLARGED.keys()].map((width) => enlarged(src, width)));
  // Widths above the original's collapse into one; the last is also `full`.
  const byWidth = new Map(images.map((image) => [image.options.width, image]));
  const own = { ...(imageFit && { imageFit }), ...(focus && { focus }) };
  const srcSet = [...byWidth.values()].map(published);
  return { type: 'image' as const, ...shared, src: full.src, srcSet, ...own };
}

function enlarged(src: ImageMetadata, width: number): Promise<GetImageResult> {
  return getImage({ src, width, format: 'avif', ...ENLARGED.get(width) });
}

/** Astro publishes an image only when its `src` is read. */
function published({ src, options: { width = 0, height = 0 } }: GetImageResult) {
  return { src, width, height };
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
