import { Photo } from '../../components/Photo.tsx';
import { StretchedLink } from '../../components/PictureLink.tsx';
import styles from './Slide.module.css';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';
import type { InternalHref } from '../../routes.ts';

export interface SlideProps {
  photo: PhotoData;
  /** Where the picture leads when it is clicked. */
  href: InternalHref;
  /** Spoken kind of the slide. */
  roleDescription: string;
  /** Spoken name of the slide. */
  label: string;
  isHidden: boolean;
}

/** One picture of a slider; it leads where the title of its card leads. */
export function Slide({ photo, href, roleDescription, label, isHidden }: SlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-hidden={isHidden || undefined}
    >
      <Photo photo={photo} />
      <StretchedLink href={href} />
    </div>
  );
}
