import { fillIn } from '../logic/fillIn.ts';
import { CornerTab } from './CornerTab.tsx';
import { PictureLink } from './PictureLink.tsx';
import styles from './Thumbnail.module.css';
import type { PhotoData } from '../data/photos/resolvePhoto.ts';
import type { Messages } from '../schemas/messages.ts';

export interface ThumbnailProps {
  photo: PhotoData;
  /** Whether it is seen at once. */
  hasPriority: boolean;
  /** URL of the whole picture: where the link leads when no script runs. */
  href: string;
  gallery: string;
  /** Place of the picture in its gallery, from 0. */
  index: number;
  total: number;
  /** How many pictures the gallery has beyond this, its last thumbnail; 0 for all others. */
  moreCount: number;
  /** A word that stands on the picture, e.g. "Before"; here it is spoken. */
  note?: string | undefined;
  messages: Messages['gallery'];
}

/** A small picture as a link to the whole one, which the lightbox takes over. */
export function Thumbnail({
  photo,
  hasPriority,
  href,
  gallery,
  index,
  total,
  moreCount,
  note,
  messages,
}: ThumbnailProps) {
  const more = fillIn(messages.more, { count: moreCount });
  const moreWords = moreCount === 1 ? messages.morePicture : messages.morePictures;
  const name = [
    note,
    fillIn(messages.openPicture, { index: index + 1, total, alt: photo.alt }),
    moreCount > 0 && `${more}: ${fillIn(moreWords, { count: moreCount })}`,
  ];

  return (
    <PictureLink
      photo={photo}
      hasPriority={hasPriority}
      href={href}
      aria-label={name.filter(Boolean).join('. ')}
      data-gallery={gallery}
      data-index={index}
    >
      {moreCount > 0 ? <span className={styles.more}>{more}</span> : <CornerTab icon="expand" />}
    </PictureLink>
  );
}
