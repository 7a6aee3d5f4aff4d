import type { GalleryPlan } from '../logic/galleryPlan';
import type { Labels } from '../schemas/labels';
import { Compartments } from './Compartments';
import { ComposedShelves } from './ComposedShelves';
import arrangements from './GalleryArrangements.module.css';
import type { PhotoData } from './Photo';
import { Thumbnail } from './Thumbnail';

/** A gallery as plain data, its pictures published for the places they stand in. */
export interface GalleryData extends Omit<GalleryPlan, 'slots'> {
  /** Folder name of the gallery; names it in addresses, too. */
  slug: string;
  title: string;
  thumbnails: { photo: PhotoData; href: string }[];
  /** Number of pictures, those behind the last thumbnail included. */
  total: number;
}

export interface GalleryProps {
  gallery: GalleryData;
  labels: Labels['gallery'];
}

/** The thumbnails of a gallery on their shelves. */
export function Gallery({ gallery, labels }: GalleryProps) {
  const { slug, arrangement, isBeforeAndAfter, moreCount, thumbnails, total } = gallery;
  const notes = isBeforeAndAfter ? [labels.before, labels.after] : [];
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
        labels={labels}
      />
    ),
  }));

  if (arrangement === 'composed') return <ComposedShelves cells={cells} />;
  // Two pictures stand like the first row of four.
  const name = arrangement === 'duo' ? 'weave' : arrangement;
  const hasLead = name === 'lead' || name === 'trio';
  return <Compartments arrangement={arrangements[name]} hasLead={hasLead} cells={cells} />;
}
