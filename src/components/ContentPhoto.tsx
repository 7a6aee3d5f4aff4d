import { getPictureWithFocus } from '../data/pictures.ts';
import { type Picture, resolvePhoto } from '../data/photo.ts';
import { Photo, type PhotoProps } from './Photo.tsx';
import type { SlotName } from '../logic/slots.ts';
import type { PictureWithFocus } from '../schemas/pictures.ts';

export interface ContentPhotoProps extends Omit<PhotoProps, 'photo'> {
  /** A picture with its file, or the name of one in a gallery. */
  picture: Picture | PictureWithFocus;
  slot: SlotName;
  /** For browsers without AVIF, a JPEG that is published anyway. */
  jpeg?: string | undefined;
  /** Replaces the alternative text of the content. */
  alt?: string | undefined;
}

/** Publishes a picture of the content for a slot, and shows it. Not for islands. */
export async function ContentPhoto({ picture, slot, jpeg, alt, ...rest }: ContentPhotoProps) {
  const found = 'src' in picture ? picture : await getPictureWithFocus(picture);
  const photo = await resolvePhoto(found, slot, jpeg);
  return <Photo photo={{ ...photo, alt: alt ?? photo.alt }} {...rest} />;
}
