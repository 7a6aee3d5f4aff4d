import { basename } from 'node:path/posix';
import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { proseHtml } from '../logic/proseHtml.ts';
import type { MarkdownInstance } from 'astro';
import type { Gallery, GalleryPicture } from '../schemas/galleries.ts';
import type { WordsPage } from '../schemas/pages.ts';

/*
 * The content of the site, for routes. The content check has read every file before a build
 * starts, so anything missing here is a mistake of the code, and throws.
 */

/** Vite publishes the videos it finds here as files, however small: no page may show data. */
const VIDEOS = import.meta.glob<string>('#content/galleries/**/*.{mp4,webm}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

type WordsFile = MarkdownInstance<WordsPage & Record<string, unknown>>;

const WORDS_FILES = import.meta.glob<WordsFile>(
  ['#content/words/*.md', '!#content/words/README.md'],
  { eager: true },
);

/** Every page of the owner's own words. */
export const WORDS_PAGES = Object.entries(WORDS_FILES).map(([path, file]) => {
  const slug = basename(path, '.md');
  const { title, description } = file.frontmatter;
  return {
    slug,
    href: `/${slug}`,
    title,
    description,
    html: async () => proseHtml(await file.compiledContent()),
  };
});

type SingleFile = Exclude<CollectionKey, 'galleries'>;

/** A gallery with its folder name; videos are URLs a browser can load. */
export interface NamedGallery extends Gallery {
  slug: string;
}

/**
 * The content of one file, by the name of its shape in schemas/contentShapes.ts. Placeholders in
 * messages are filled with `fillIn`.
 */
export async function getContent<Name extends SingleFile>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no file for ${name}`);
  return entry.data;
}

function asGallery({ id, data }: CollectionEntry<'galleries'>): NamedGallery {
  const pictures = data.pictures.map((picture) =>
    picture.video === undefined ? picture : { ...picture, video: videoUrl(id, picture.video) },
  );
  return { ...data, slug: id, pictures };
}

/** Where a browser loads a video from; accents in its name may be written in one piece or in two. */
function videoUrl(gallery: string, source: string): string {
  const path = `/galleries/${gallery}/${source.replace('./', '')}`.normalize();
  const [, url] = Object.entries(VIDEOS).find(([file]) => file.normalize().endsWith(path)) ?? [];
  if (url === undefined) throw new Error(`The content has no ${path}`);
  return url;
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

/** A picture of a gallery as it is cut in one place of a page. */
export async function getPlacedPicture(place: {
  name: string;
  position?: string | undefined;
}): Promise<GalleryPicture> {
  const picture = await getPicture(place.name);
  return { ...picture, position: place.position ?? picture.position };
}

/** Several pictures of galleries, in the order of their references. */
export function getPictures(references: readonly string[]): Promise<GalleryPicture[]> {
  return Promise.all(references.map(getPicture));
}
