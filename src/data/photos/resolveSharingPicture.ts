import { getImage } from 'astro:assets';
import { CARD_SIZE } from './sharingCard.ts';
import type { Picture } from './resolvePhoto.ts';
import type { SharingCard } from './sharingCard.ts';

/** What is shown where somebody shares a page. */
export interface SharingPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Publishes the card of a page around one of its photographs. Runs at build time. */
export async function resolveSharingPicture(
  { src, alt, position, positions }: Picture,
  card: SharingCard,
): Promise<SharingPicture> {
  const focus = positions?.narrow ?? position;
  const image = await getImage({ src, ...CARD_SIZE, format: 'jpeg', position: focus, card });
  return { src: image.src, alt, ...CARD_SIZE };
}
