import { getImage } from 'astro:assets';
import { getGallery, getPictureWithFocus } from './pictures.ts';
import { focusOf, type Picture } from './photo.ts';
import { SHARING_SIZE, sharingSourceOf } from './sharingSource.ts';
import { loadSite } from './site.ts';
import type { Section } from '../schemas/pages.ts';

/** The picture of a page for link previews, as `sharingSourceOf` chooses it. */
export async function loadSharingPicture(sections: readonly Section[]) {
  const { home, pages } = await loadSite();
  const all = [home, ...pages].flatMap((page) => page.sections);
  const source = sharingSourceOf(sections, all);
  if (!source) return undefined;
  const picture = 'picture' in source ? source.picture : await galleryPicture(source.gallery);
  if (!picture) return undefined;
  const { src, alt } = picture;
  const { src: url, options } = await getImage({
    src,
    ...SHARING_SIZE,
    format: 'jpeg',
    position: focusOf(picture),
  });
  const { width = SHARING_SIZE.width, height = SHARING_SIZE.height } = options;
  return { src: url, alt, width, height };
}

/** The picture of a gallery's project, or its first one. */
async function galleryPicture(slug: string): Promise<Picture | undefined> {
  const { story, pictures } = await getGallery(slug);
  return story ? getPictureWithFocus(story.picture) : pictures[0];
}
