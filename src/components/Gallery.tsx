import type { GalleryPlan } from '../logic/galleryPlan.ts';
import type { Messages } from '../schemas/messages.ts';
import { ShelfGrid } from './ShelfGrid.tsx';
import { ComposedShelves } from './ComposedShelves.tsx';
import arrangements from './GalleryArrangements.module.css';
import type { PhotoData } from './Photo.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** A gallery as plain data, its pictures published for the places they stand in. */
export interface GalleryData extends Omit<GalleryPlan, 'placements'> {
  /** Folder name of the gallery; names it in URLs, too. */
  slug: string;
  title: string;
  thumbnails: { photo: PhotoData; href: string }[];
  /** Number of pictures, those behind the last thumbnail included. */
  total: number;
}

export interface GalleryProps {
  gallery: GalleryData;
  messages: Messages['gallery'];
}

/** The thumbnails of a gallery on their shelves. */
export function Gallery({ gallery, messages }: GalleryProps) {
  const { slug, arrangement, isBeforeAndAfter, moreCount, thumbnails, total } = gallery;
  const notes = isBeforeAndAfter ? [messages.before, messages.after] : [];
  const lastIndex = thumbnails.length - 1;

  const cells = thumbnails.map(({ photo, href }, index) => ({
    key: href,
    content: (
      <Thumbnail
        photo={photo}
        href={href}
        gallery={slug}
        index={index}
        total={total}
        moreCount={index === lastIndex ? moreCount : 0}
        note={notes[index]}
        messages={messages}
      />
    ),
  }));

  if (arrangement === 'composed') return <ComposedShelves cells={cells} />;
  // Two pictures stand like the first row of four.
  const name = arrangement === 'duo' ? 'weave' : arrangement;
  const hasLead = name === 'lead' || name === 'trio';
  return <ShelfGrid arrangement={arrangements[name]} hasLead={hasLead} cells={cells} />;
}
