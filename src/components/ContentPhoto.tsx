import { getPlacedPicture } from '../data/pictures.ts';
import { type Picture, resolvePhoto } from '../data/photo.ts';
import { Photo, type PhotoProps } from './Photo.tsx';
import type { Place } from '../logic/placements.ts';
import type { PlacedPicture } from '../schemas/pictures.ts';

export interface ContentPhotoProps extends Omit<PhotoProps, 'photo'> {
  /** A picture with its file, or the name of one in a gallery. */
  picture: Picture | PlacedPicture;
  place: Place;
  /** Replaces the alternative text of the content. */
  alt?: string | undefined;
}

/** Publishes a picture of the content for a place, and shows it. Not for islands. */
export async function ContentPhoto({ picture, place, alt, ...rest }: ContentPhotoProps) {
  const found = 'src' in picture ? picture : await getPlacedPicture(picture);
  const photo = await resolvePhoto(found, place);
  return <Photo photo={{ ...photo, alt: alt ?? photo.alt }} {...rest} />;
}
