import { loadSite } from './site.ts';
import type { PictureWithFocus } from '../schemas/pictures.ts';
import type { LoadedGallery, LoadedPicture } from './content.ts';

/* The content check runs before a build, so a missing name is a bug. */

/** One gallery, by the name of its folder. */
export async function getGallery(slug: string): Promise<LoadedGallery> {
  const gallery = (await loadSite()).galleries.get(slug);
  if (!gallery) throw new Error(`content/galleries has no ${slug}`);
  return gallery;
}

async function getPicture(reference: string): Promise<LoadedPicture> {
  const picture = (await loadSite()).pictures.get(reference);
  if (!picture) throw new Error(`content/galleries has no ${reference}`);
  return picture;
}

/** A gallery picture with the focus point for its place on a page. */
export async function getPictureWithFocus({
  name,
  position,
}: PictureWithFocus): Promise<LoadedPicture> {
  const picture = await getPicture(name);
  return { ...picture, position: position ?? picture.position };
}

export function getPictures(references: readonly string[]): Promise<LoadedPicture[]> {
  return Promise.all(references.map(getPicture));
}
