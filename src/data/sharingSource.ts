import { galleriesOf, listedProjects, traitsOf } from './traits.ts';
import type { Section } from '../schemas/pages.ts';
import type { Picture } from './photo.ts';

/** Facebook, LinkedIn, WhatsApp and X show this size uncropped, in pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 };

/** A picture of a page, or the gallery whose first picture it is. */
type SharingSource = { picture: Picture } | { gallery: string };

/** The first photograph over the whole width of the page. */
function bannerOf(sections: readonly Section[]): SharingSource[] {
  return sections.flatMap((section) => {
    const { photo } = traitsOf(section);
    return photo ? [{ picture: photo }] : [];
  });
}

function firstGalleryOf(sections: readonly Section[]): SharingSource[] {
  return [...galleriesOf(sections), ...listedProjects(sections)].map((gallery) => ({ gallery }));
}

/**
 * Where the picture of a page for link previews comes from: its banner, the first of its gallery, or the
 * site's. Undefined if the site shows none.
 *
 * @param all the sections of all pages, those of the home page first
 */
export function sharingSourceOf(
  sections: readonly Section[],
  all: readonly Section[],
): SharingSource | undefined {
  return [
    ...bannerOf(sections),
    ...firstGalleryOf(sections),
    ...bannerOf(all),
    ...firstGalleryOf(all),
  ][0];
}
