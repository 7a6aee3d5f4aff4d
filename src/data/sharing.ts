import { getImage } from 'astro:assets';
import { getGallery, getPictureWithFocus } from './pictures.ts';
import { focusOf, type Picture } from './photo.ts';
import { loadSite } from './site.ts';
import { galleriesOf, traitsOf } from './traits.ts';
import type { Section } from '../schemas/pages.ts';

/** Facebook, LinkedIn, WhatsApp and X show this size uncropped, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The picture of a page for link previews: its banner, the first one of its gallery, or the site's. */
export async function loadSharingPicture(sections: readonly Section[]) {
  const picture = bannerOf(sections) ?? (await galleryPicture(sections)) ?? (await sitePicture());
  if (!picture) return undefined;
  const { src, alt } = picture;
  const { src: url, options } = await getImage({
    src,
    ...SIZE,
    format: 'jpeg',
    position: focusOf(picture),
  });
  const { width = SIZE.width, height = SIZE.height } = options;
  return { src: url, alt, width, height };
}

/** The first photograph over the whole width of the page. */
function bannerOf(sections: readonly Section[]): Picture | undefined {
  const photos = sections.map((section) => traitsOf(section).photo);
  return photos.find((photo) => photo !== undefined);
}

async function galleryPicture(sections: readonly Section[]): Promise<Picture | undefined> {
  const [slug] = galleriesOf(sections);
  if (slug === undefined) return undefined;
  const { story, pictures } = await getGallery(slug);
  return story ? getPictureWithFocus(story.picture) : pictures[0];
}

/** The first banner of the home page, or of the site; without one, the first picture of a gallery. */
async function sitePicture(): Promise<Picture | undefined> {
  const { home, pages } = await loadSite();
  const sections = [home, ...pages].flatMap((page) => page.sections);
  return bannerOf(sections) ?? galleryPicture(sections);
}
