import { HOME } from '../routes.ts';
import { getGallery, getPlacedPicture } from './content.ts';
import { bannerOf, galleriesOf, loadPages } from './pages.ts';
import { type Picture, resolveSharingPicture } from './photo.ts';
import type { Section } from '../schemas/pages.ts';

/** The picture of a page for link previews: its banner, or the first one of its gallery. */
export async function loadSharingPicture(sections: readonly Section[]) {
  const picture = bannerOf(sections) ?? (await galleryPicture(sections)) ?? (await sitePicture());
  return picture && resolveSharingPicture(picture);
}

async function galleryPicture(sections: readonly Section[]): Promise<Picture | undefined> {
  const [slug] = galleriesOf(sections);
  if (slug === undefined) return undefined;
  const { story, pictures } = await getGallery(slug);
  return story ? getPlacedPicture(story.picture) : pictures[0];
}

/** The first banner of the home page, or of the site. */
async function sitePicture(): Promise<Picture | undefined> {
  const pages = await loadPages();
  const home = pages.filter(({ href }) => href === HOME);
  return bannerOf([...home, ...pages].flatMap(({ sections }) => sections));
}
