import { Icon, type IconName } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import styles from './PictureLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';
import type { PhotoData } from '../data/photo.ts';
import type { InternalHref } from '../routes.ts';

export interface PictureLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className'> {
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

/** The tab in the lower right corner of a picture that leads somewhere. */
export function CornerTab({ icon }: { icon: IconName }) {
  return (
    <span className={styles.tab}>
      <Icon name={icon} size={20} />
    </span>
  );
}

/** Makes the box around it a larger target for the mouse; keyboards use the link that it repeats. */
export function StretchedLink({ href }: { href: InternalHref }) {
  return (
    <a
      className={styles.stretched}
      href={href}
      tabIndex={-1}
      aria-hidden="true"
      draggable={false}
    />
  );
}
