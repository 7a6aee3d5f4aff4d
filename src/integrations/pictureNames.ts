import { rename } from 'node:fs/promises';
import { changePages, shortHash } from './builtPages.ts';
import type { AstroIntegration } from 'astro';

/** Pages, and the galleries that the lightbox asks for. */
const NAMING_FILES = '**/*.{html,json}';
/** How Astro names what it makes of a picture: by the picture, its content and what was asked for. */
const PICTURE_URL = /\/_astro\/([^\s"'&,/]+)\.([\w-]{8})_\w+\.(\w+)/gu;

/**
 * Gives all forms of a picture one name and a number each, instead of letters by chance for each: pages
 * name them by the dozen, and what repeats weighs next to nothing once it is compressed.
 *
 * As they are kept for a year, the name changes as soon as one of the forms does.
 */
export function pictureNames(): AstroIntegration {
  return {
    name: 'picture-names',
    hooks: {
      'astro:build:done': ({ dir }) =>
        changePages(
          dir,
          async (pages) => {
            const names = shortNames(pages);
            const move = ([long, short]: [string, string]) =>
              rename(new URL(`.${long}`, dir), new URL(`.${short}`, dir));
            await Promise.all(Array.from(names, move));
            return pages.map((page) =>
              page.replace(PICTURE_URL, (path) => names.get(path) ?? path),
            );
          },
          NAMING_FILES,
        ),
    },
  };
}

/** What each form of a picture in some pages is called from now on, by its address. */
export function shortNames(pages: readonly string[]): Map<string, string> {
  const forms = new Map(
    pages.flatMap((page) =>
      Array.from(page.matchAll(PICTURE_URL), (form) => [form[0], form] as const),
    ),
  );
  const pictures = Map.groupBy(forms.values(), ([, name, content]) => `${name}.${content}`);
  const names = [...pictures.values()].flatMap((picture) => {
    const hash = shortHash(picture.map(([path]) => path).join());
    return picture.map(
      ([path, name, , format], number) =>
        [path, `/_astro/${name}.${hash}-${number}.${format}`] as const,
    );
  });
  return new Map(names);
}
