import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { ComposedShelves } from './ComposedShelves.tsx';
import arrangements from './GalleryArrangements.module.css';
import { ShelfGrid } from './ShelfGrid.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import type { GalleryData } from '../data/gallery.ts';
import type { Messages } from '../schemas/messages.ts';

export interface GalleryProps {
  gallery: GalleryData;
  messages: Messages['gallery'];
  /** Whether its first picture is the one that is seen at once. */
  opensPage?: boolean;
}

/** The thumbnails of a gallery on their shelves; what is before and after shares a frame above. */
export function Gallery({ gallery, messages, opensPage = false }: GalleryProps) {
  const { slug, shape, hasLead, isBeforeAndAfter, moreCount, thumbnails, pictures } = gallery;
  const notes = isBeforeAndAfter ? [messages.before, messages.after] : [];
  const lastIndex = thumbnails.length - 1;

  const all = thumbnails.map(({ photo, href }, index) => ({
    key: href,
    content: (
      <Thumbnail
        photo={photo}
        hasPriority={opensPage && index === 0}
        href={href}
        gallery={slug}
        index={index}
        total={pictures.length}
        moreCount={index === lastIndex ? moreCount : 0}
        note={notes[index]}
        messages={messages}
      />
    ),
  }));
  const pair = all.slice(0, notes.length);
  const cells = all.slice(notes.length);

  return (
    <>
      {pair.length > 0 && <BeforeAndAfter cells={pair} messages={messages} />}
      {cells.length > 0 && (
        <div className="wrap">
          {shape === 'composed' ? (
            <ComposedShelves cells={cells} />
          ) : (
            <ShelfGrid arrangement={arrangements[shape]} hasLead={hasLead} cells={cells} />
          )}
        </div>
      )}
    </>
  );
}
