import { getImage } from 'astro:assets';
import { fillIn } from '../logic/fillIn.ts';
import { type GalleryPlan, planGallery } from '../logic/galleryArrangements.ts';
import { mailQuery } from '../logic/mailto.ts';
import { PLACEMENTS } from '../logic/placements.ts';
import { type Slide, type SlideSource, THUMBNAIL_SIZE } from '../logic/slides.ts';
import { getContent, getGallery } from './content.ts';
import { PHONE_QUALITY, type PhotoFormat, SMALL_QUALITY } from './encoders.ts';
import { type PhotoData, resolvePhoto } from './photo.ts';
import type { ImageMetadata } from 'astro';
import type { GalleryPicture } from '../schemas/galleries.ts';
import type { HomeSpaceOrganizingPage } from '../schemas/services.ts';

/** A gallery as plain data, its pictures published for every place they stand in. */
export interface GalleryData extends Omit<GalleryPlan, 'placements'> {
  /** Folder name of the gallery; names it in hashes, too. */
  slug: string;
  title: string;
  photographer: string | undefined;
  thumbnails: { photo: PhotoData; href: string }[];
  /** All pictures, also those behind the last thumbnail; `href` leads to the video, where it is one. */
  pictures: { alt: string; src: string; href: string }[];
  /** What the lightbox shows. */
  slides: Slide[];
}

/** Published widths in pixels: for phones, tablets and computers. */
const SLIDE_WIDTHS = [720, 1080, 1920] as const;
const [PHONE_WIDTH, , FULL_WIDTH] = SLIDE_WIDTHS;
/** Sharp on screens with two pixels to one, as most phones have. */
const STRIP_THUMBNAIL = { width: 2 * THUMBNAIL_SIZE.width, height: 2 * THUMBNAIL_SIZE.height };

const loaded = new Map<string, Promise<GalleryData>>();

/**
 * A gallery with its thumbnails, full pictures and slides. Runs at build time, in routes only.
 *
 * @param slug folder name, such as "garage-oasis"
 * @throws Error when there is no such gallery
 */
export function loadGallery(slug: string): Promise<GalleryData> {
  const known = loaded.get(slug);
  // A page in development has to show the draft as it is now.
  if (known && !import.meta.env.DEV) return known;
  const gallery = publishGallery(slug);
  loaded.set(slug, gallery);
  return gallery;
}

async function publishGallery(slug: string): Promise<GalleryData> {
  const [{ title, photographer, layout, pictures }, { lightbox }] = await Promise.all([
    getGallery(slug),
    getContent('messages'),
  ]);
  const { placements, ...plan } = planGallery(layout, pictures.length);
  const published = await Promise.all(
    pictures.map(async (picture, index) => {
      const src = await publishFull(picture);
      const subject =
        picture.subject ?? fillIn(lightbox.subject, { index: index + 1, gallery: title });
      return {
        picture: { alt: picture.alt, src, href: picture.video ?? src },
        slide: await publishSlide(picture, mailQuery(subject)),
      };
    }),
  );
  const thumbnails = await Promise.all(
    placements.map(async (placement, index) => {
      const [source, { picture } = {}] = [pictures[index], published[index]];
      if (!source || !picture) throw new Error(`The gallery ${slug} has no picture ${index + 1}`);
      return { photo: await resolvePhoto(source, placement), href: picture.href };
    }),
  );
  return {
    slug,
    title,
    photographer,
    ...plan,
    thumbnails,
    pictures: published.map(({ picture }) => picture),
    slides: published.map(({ slide }) => slide),
  };
}

/** The URL of the whole picture, where a thumbnail leads without script. */
async function publishFull({ src }: GalleryPicture): Promise<string> {
  return (await uncut(src, FULL_WIDTH, 'jpeg')).src;
}

async function publishSlide(picture: GalleryPicture, mail: string): Promise<Slide> {
  const { src, alt, position, imageFit, video } = picture;
  const sources = await Promise.all(SLIDE_WIDTHS.map((width) => uncut(src, width, 'avif')));
  // Two widths the original is too small for end as one, in the better quality.
  const srcSet = [...new Map(sources.map((source) => [source.width, source])).values()];
  const full = sources.at(-1);
  if (!full) throw new Error('There are no widths for slides.');
  const { src: thumbnail } = await getImage({
    src,
    ...STRIP_THUMBNAIL,
    format: 'avif',
    quality: SMALL_QUALITY,
    position,
  });
  const shared = { alt, width: full.width, height: full.height, thumbnail, mail };
  if (video) {
    const type = `video/${video.slice(video.lastIndexOf('.') + 1)}`;
    return { type: 'video', ...shared, poster: full.src, sources: [{ src: video, type }] };
  }
  const own = { ...(imageFit && { imageFit }), ...(position && { position }) };
  return { type: 'image', ...shared, src: full.src, srcSet, ...own };
}

async function uncut(
  picture: ImageMetadata,
  width: number,
  format: PhotoFormat,
): Promise<SlideSource> {
  const quality = format === 'avif' && width === PHONE_WIDTH ? PHONE_QUALITY : undefined;
  const { src, options } = await getImage({ src: picture, width, format, quality });
  if (!options.width || !options.height) throw new Error(`The picture ${src} has no size.`);
  return { src, width: options.width, height: options.height };
}

/** A drawer of the cabinet. Its picture is one of the gallery of the page, `index` from 0. */
export interface RoomData {
  label: string;
  picture?: { photo: PhotoData; href: string; gallery: string; index: number };
}

/** The rooms of the cabinet, their pictures published for the drawers. */
export async function loadRooms({ gallery, rooms }: HomeSpaceOrganizingPage): Promise<RoomData[]> {
  const { pictures } = await getGallery(gallery);
  return Promise.all(
    rooms.entries.map(async ({ label, picture: name }) => {
      const index = pictures.findIndex((picture) => `${gallery}/${picture.name}` === name);
      const picture = pictures[index];
      if (!picture) return { label };
      const photo = await resolvePhoto(picture, PLACEMENTS.room);
      const href = picture.video ?? (await publishFull(picture));
      return { label, picture: { photo, href, gallery, index } };
    }),
  );
}
