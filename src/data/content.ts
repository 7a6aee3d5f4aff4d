import { basename } from 'node:path/posix';
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { captionsOf, pictureNameOf } from '../logic/mediaExtensions.ts';
import { proseHtml } from '../logic/proseHtml.ts';
import type { ImageMetadata, MarkdownInstance } from 'astro';
import type { GalleryPicture } from '../schemas/galleries.ts';
import type { TextPage } from '../schemas/pages.ts';

// The content check runs before a build, so anything missing here is a bug.

/** Never inlined: the policy allows no data URLs. */
const VIDEOS = import.meta.glob<string>('#content/galleries/**/*.{mp4,webm,vtt}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const TEXT_PAGE_FILES = import.meta.glob<MarkdownInstance<TextPage & Record<string, unknown>>>(
  ['#content/words/*.md', '!#content/words/README.md'],
  { eager: true },
);

/** The owner's own pages of text. */
export const TEXT_PAGES = Object.entries(TEXT_PAGE_FILES).map(([path, file]) => ({
  ...(file.frontmatter as TextPage),
  name: basename(path, '.md'),
  isText: true,
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

/** The path of a picture: the one field that Astro can read without publishing the original. */
export function pathOf(src: ImageMetadata): string {
  return (src as ImageMetadata & { fsPath: string }).fsPath;
}

/** A picture of a gallery; video and captions are URLs. */
export type LoadedPicture = GalleryPicture & {
  /** Gallery and picture: "organizing/02-closet". */
  name: string;
  /** Folder of its gallery. */
  gallery: string;
  /** Its place in the gallery, from 0. */
  index: number;
  captions?: string;
};

export type LoadedGallery = Awaited<ReturnType<typeof loadGalleries>>[number];

/** "project-2" comes before "project-10". */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** All galleries by the names of their folders; videos and their captions are URLs. */
export async function loadGalleries() {
  const entries = await getCollection('galleries');
  const inOrder = entries.toSorted((one, other) => BY_NUMBER.compare(one.id, other.id));
  return inOrder.map(({ id: slug, data }) => {
    const pictures = data.pictures.map(({ video, ...picture }, index): LoadedPicture => ({
      ...picture,
      name: `${slug}/${pictureNameOf(basename(pathOf(picture.src)))}`,
      gallery: slug,
      index,
      ...(video && { video: videoUrl(slug, video), captions: videoUrl(slug, captionsOf(video)) }),
    }));
    return { ...data, slug, pictures };
  });
}
