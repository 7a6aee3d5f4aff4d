import { ComposedShelves } from './ComposedShelves.tsx';
import arrangements from './GalleryArrangements.module.css';
import { ShelfGrid } from './ShelfGrid.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import type { GalleryData } from '../data/gallery.ts';
import type { Messages } from '../schemas/messages.ts';

export interface GalleryProps {
  gallery: GalleryData;
  messages: Messages['gallery'];
}

/** The thumbnails of a gallery on their shelves. */
export function Gallery({ gallery, messages }: GalleryProps) {
  const { slug, shape, hasLead, isBeforeAndAfter, moreCount, thumbnails, total } = gallery;
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

  if (shape === 'composed') return <ComposedShelves cells={cells} />;
  return <ShelfGrid arrangement={arrangements[shape]} hasLead={hasLead} cells={cells} />;
}
