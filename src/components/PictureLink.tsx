import { Photo } from './Photo.tsx';
import styles from './PictureLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';
import type { PhotoData } from '../data/photos/resolvePhoto.ts';

export interface PictureLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className'> {
  href: string;
  photo: PhotoData;
  /** Whether it is seen at once. */
  hasPriority?: boolean;
}

/** A picture as a link: picked up from its shelf, it lifts and shows its blue underside. */
export function PictureLink({ photo, hasPriority = false, children, ...rest }: PictureLinkProps) {
  return (
    <a className={styles.picture} {...rest}>
      <Photo photo={photo} hasPriority={hasPriority} />
      {children}
    </a>
  );
}
