import { posix } from 'node:path';
import { slugify } from '../src/logic/slugify.ts';
import { WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { pictureNameOf } from '../src/schemas/galleryPicture.ts';
import { galleryFolders } from './folderRules.ts';
import type { KnownNames } from '../src/schemas/context.ts';
import type { ContentFolder } from './contentFolder.ts';

/** Sources of the pictures in a gallery file that may hold any mistake. */
function pictureSources(data: unknown): string[] {
  const pictures = (data as { pictures?: unknown } | null)?.pictures;
  if (!Array.isArray(pictures)) return [];
  return pictures
    .map((picture: unknown) =>
      typeof picture === 'string' ? picture : (picture as { src?: unknown } | null)?.src,
    )
    .filter((source) => typeof source === 'string');
}

/** A gallery that can be read, by its folder name. */
export interface ReadGallery {
  slug: string;
  data: unknown;
}

/**
 * Names that pages may use.
 *
 * @param galleries those that can be read
 */
export function knownNames(folder: ContentFolder, galleries: readonly ReadGallery[]): KnownNames {
  return {
    words: folder.files
      .filter((file) => posix.matchesGlob(file, WORDS_SHAPE.pattern))
      .map((file) => `/${posix.basename(file, '.md')}`),
    // Folders without a gallery are told of by themselves; whoever names one is not to blame.
    // A folder with a name that has to change may be called by the name it has to get.
    galleries: galleryFolders(folder).flatMap((name) => [name, slugify(name)]),
    pictures: galleries.flatMap(({ slug, data }) =>
      pictureSources(data).flatMap((source) =>
        [slug, slugify(slug)].map((name) => `${name}/${pictureNameOf(source)}`),
      ),
    ),
  };
}
