import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import type { Gallery, GalleryPicture } from '../schemas/gallery.ts';
import { videoUrl } from './videos.ts';

/*
 * The content of the site, for routes. The content check has read every file before a build
 * starts, so anything missing here is a mistake of the code, and throws.
 */

type SingleFile = Exclude<CollectionKey, 'galleries'>;

/** A gallery with its folder name; videos are URLs a browser can load. */
export interface NamedGallery extends Gallery {
  slug: string;
}

async function read<Name extends SingleFile>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no file for ${name}`);
  return entry.data;
}

/** Name, e-mail address, links and years of the business. */
export const getBusiness = () => read('business');
/** Entries of the header's menu. */
export const getNavigation = () => read('navigation');
/** Small words of the interface; fill placeholders with `fillIn`. */
export const getMessages = () => read('messages');
/** Words and pictures of each page, by its file in content/pages. */
export const getHomePage = () => read('home');
export const getHomeSpaceOrganizingPage = () => read('homeSpaceOrganizing');
export const getInteriorStylingPage = () => read('interiorStyling');
export const getPortfolioPage = () => read('portfolio');
export const getSiteMapPage = () => read('siteMap');
export const getSamplePage = () => read('samplePage');
export const getNotFoundPage = () => read('notFound');

function asGallery({ id, data }: CollectionEntry<'galleries'>): NamedGallery {
  const pictures = data.pictures.map((picture) =>
    picture.video === undefined ? picture : { ...picture, video: videoUrl(id, picture.video) },
  );
  return { ...data, slug: id, pictures };
}

/** Folder names of all galleries. */
export async function getGallerySlugs(): Promise<string[]> {
  return (await getCollection('galleries')).map(({ id }) => id);
}

/**
 * One gallery.
 *
 * @param slug folder name, such as "garage-oasis"
 * @throws Error when there is no such folder
 */
export async function getGallery(slug: string): Promise<NamedGallery> {
  const entry = await getEntry('galleries', slug);
  if (!entry) throw new Error(`content/galleries has no ${slug}`);
  return asGallery(entry);
}

/**
 * One picture of a gallery.
 *
 * @param reference gallery and picture, such as "organizing/02-closet"
 * @throws Error when the gallery does not list the picture
 */
async function getPicture(reference: string): Promise<GalleryPicture> {
  const [slug = '', ...name] = reference.split('/');
  const { pictures } = await getGallery(slug);
  const picture = pictures.find((candidate) => candidate.name === name.join('/'));
  if (!picture) throw new Error(`content/galleries/${slug} has no ${name.join('/')}`);
  return picture;
}

/** Several pictures of galleries, in the order of their references. */
export function getPictures(references: readonly string[]): Promise<GalleryPicture[]> {
  return Promise.all(references.map(getPicture));
}
