import { getImage } from 'astro:assets';
import { fillIn } from '../logic/fillIn.ts';
import { mailQuery } from '../logic/mailto.ts';
import { planGallery } from '../logic/placements.ts';
import { getContent, getGallery, type LoadedPicture } from './content.ts';
import { PHONE_QUALITY, type PhotoFormat, SMALL_QUALITY } from './encoders.ts';
import type { ImageMetadata } from 'astro';

const [PHONE_WIDTH, TABLET_WIDTH, FULL_WIDTH] = [720, 1080, 1920] as const;

export type GalleryData = Awaited<ReturnType<typeof loadGallery>>;

/**
 * Loads a gallery by its folder name, such as "garage-oasis". For routes, at build time.
 *
 * @param selection references of the pictures with a thumbnail; the lightbox always shows all
 */
export async function loadGallery(slug: string, selection?: readonly string[]) {
  const { title, note, story, photographer, layout, pictures } = await getGallery(slug);
  const { lightbox } = await getContent('messages');
  const names = pictures.map(({ name }) => name);
  const order = (selection ?? names).map((name) => names.indexOf(name));
  const { places, ...plan } = planGallery(selection ? 'lead' : layout, order.length);
  const published = await Promise.all(
    pictures.map(async (picture, index) => {
      const place = places[order.indexOf(index)];
      const src = await publishFull(picture);
      const href = picture.video ?? src;
      const subject =
        picture.subject ?? fillIn(lightbox.subject, { index: index + 1, gallery: title });
      return {
        picture: { alt: picture.alt, src },
        slide: await publishSlide(picture, mailQuery(subject)),
        thumbnail: place && { index, picture, place, href },
      };
    }),
  );
  return {
    slug,
    title,
    note,
    hasStory: story !== undefined,
    photographer,
    ...plan,
    thumbnails: order.flatMap((index) => published[index]?.thumbnail ?? []),
    pictures: published.map(({ picture }) => picture),
    slides: published.map(({ slide }) => slide),
  };
}

/** The whole picture as JPEG. */
export async function publishFull({ src }: LoadedPicture): Promise<string> {
  return (await uncut(src, FULL_WIDTH, 'jpeg')).src;
}

async function publishSlide(picture: LoadedPicture, mail: string) {
  const { src, alt, title, position, imageFit, video, captions } = picture;
  const [phone, tablet, full] = await Promise.all([
    uncut(src, PHONE_WIDTH, 'avif'),
    uncut(src, TABLET_WIDTH, 'avif'),
    uncut(src, FULL_WIDTH, 'avif'),
  ]);
  // Twice the size of a thumbnail in the strip, for high-density screens.
  const strip = { width: 240, height: 160, format: 'avif', quality: SMALL_QUALITY } as const;
  const { src: thumbnail } = await getImage({ src, ...strip, position });
  const { width, height } = full;
  const shared = { alt, ...(title !== undefined && { title }), width, height, thumbnail, mail };
  if (video) {
    const type = `video/${video.slice(video.lastIndexOf('.') + 1)}`;
    const sources = [{ src: video, type }];
    return { type: 'video' as const, ...shared, poster: full.src, sources, captions };
  }
  // Widths above the original's collapse into one; the last has the best quality.
  const byWidth = new Map([phone, tablet, full].map((source) => [source.width, source]));
  const own = { ...(imageFit && { imageFit }), ...(position && { position }) };
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
  const { title, isBeforeAndAfter, slides } = await loadGallery(slug);
  const { gallery, lightbox, picture } = await getContent('messages');
  return {
    title: fillIn(lightbox.title, { gallery: title }),
    ...(isBeforeAndAfter && { pair: [gallery.before, gallery.after] }),
    messages: { ...lightbox, failed: picture.failed },
    slides,
  };
}
