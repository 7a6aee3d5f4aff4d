import { basename } from 'node:path/posix';
import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { captionsOf, pictureNameOf } from '../logic/mediaExtensions.ts';
import { proseHtml } from '../logic/proseHtml.ts';
import type { ImageMetadata, MarkdownInstance } from 'astro';
import type { GalleryPicture } from '../schemas/galleries.ts';
import type { WordsPage } from '../schemas/pages.ts';
import type { PlacedPicture } from '../schemas/pictures.ts';

// The content check runs before a build, so anything missing here is a bug.

/** Never inlined: the policy allows no data URLs. */
const VIDEOS = import.meta.glob<string>('#content/galleries/**/*.{mp4,webm,vtt}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const WORDS_FILES = import.meta.glob<MarkdownInstance<WordsPage & Record<string, unknown>>>(
  ['#content/words/*.md', '!#content/words/README.md'],
  { eager: true },
);

export const WORDS_PAGES = Object.entries(WORDS_FILES).map(([path, file]) => ({
  ...(file.frontmatter as WordsPage),
  href: `/${basename(path, '.md')}`,
  html: async () => proseHtml(await file.compiledContent()),
}));

type SingleFile = Exclude<CollectionKey, 'galleries' | 'pages'>;

/** The content of one file, by its name in schemas/collections.ts. */
export async function getContent<Name extends SingleFile>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no file for ${name}`);
  return entry.data;
}

/** Normalized: macOS may decompose accents in file names. */
function videoUrl(gallery: string, source: string): string {
  const path = `/galleries/${gallery}/${source.replace('./', '')}`.normalize();
  const [, url] = Object.entries(VIDEOS).find(([file]) => file.normalize().endsWith(path)) ?? [];
  if (url === undefined) throw new Error(`The content has no ${path}`);
  return url;
}

export async function getGallerySlugs(): Promise<string[]> {
  return (await getCollection('galleries')).map(({ id }) => id);
}

/** The path of a picture: the one field that Astro can read without publishing the original. */
export function pathOf(src: ImageMetadata): string {
  return (src as ImageMetadata & { fsPath: string }).fsPath;
}

/** A picture of a gallery; video and captions are URLs. */
export type LoadedPicture = GalleryPicture & {
  /** Gallery and picture: "organizing/02-closet". */
  name: string;
  /** Its place in the gallery, from 0. */
  index: number;
  captions?: string;
};

/** One gallery, by its folder name; videos and their captions are URLs. */
export async function getGallery(slug: string) {
  const entry = await getEntry('galleries', slug);
  if (!entry) throw new Error(`content/galleries has no ${slug}`);
  const pictures = entry.data.pictures.map(({ video, ...picture }, index): LoadedPicture => ({
    ...picture,
    name: pictureNameOf(pathOf(picture.src).split('/galleries/').at(-1) ?? ''),
    index,
    ...(video && { video: videoUrl(slug, video), captions: videoUrl(slug, captionsOf(video)) }),
  }));
  return { ...entry.data, slug, pictures };
}

async function getPicture(reference: string): Promise<LoadedPicture> {
  const [slug = ''] = reference.split('/');
  const { pictures } = await getGallery(slug);
  const picture = pictures.find(({ name }) => name === reference);
  if (!picture) throw new Error(`content/galleries has no ${reference}`);
  return picture;
}

/** A gallery picture with the focus point for its place on a page. */
export async function getPlacedPicture({ name, position }: PlacedPicture): Promise<LoadedPicture> {
  const picture = await getPicture(name);
  return { ...picture, position: position ?? picture.position };
}

export function getPictures(references: readonly string[]): Promise<LoadedPicture[]> {
  return Promise.all(references.map(getPicture));
}
