import { PLACEMENTS } from '../logic/placements.ts';
import { getGallery } from './content.ts';
import { type PhotoData, resolvePhoto } from './photos/resolvePhoto.ts';
import { resolveThumbnailLink } from './photos/resolveSlides.ts';
import type { HomeSpaceOrganizingPage } from '../schemas/services.ts';

/** The picture of a room: one of its gallery, by its place there, from 0. */
export interface RoomPicture {
  photo: PhotoData;
  href: string;
  gallery: string;
  index: number;
}

/** A drawer of the cabinet as plain data. */
export interface RoomData {
  label: string;
  picture?: RoomPicture;
}

/**
 * The rooms of the cabinet, their pictures published for the drawers. Runs at build time, in routes
 * only.
 */
export async function resolveRooms({
  gallery,
  rooms,
}: HomeSpaceOrganizingPage): Promise<RoomData[]> {
  const { pictures } = await getGallery(gallery);
  return Promise.all(
    rooms.entries.map(async ({ label, picture: name }) => {
      const index = pictures.findIndex((picture) => `${gallery}/${picture.name}` === name);
      const picture = pictures[index];
      if (!picture) return { label };
      const photo = await resolvePhoto(picture, PLACEMENTS.room);
      const href = await resolveThumbnailLink(picture);
      return { label, picture: { photo, href, gallery, index } };
    }),
  );
}
