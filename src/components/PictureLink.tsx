import { clsx } from 'clsx/lite';
import { Icon, type IconName } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import styles from './PictureLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';
import type { PhotoData } from '../data/photo.ts';

export interface PictureLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className'> {
  photo: PhotoData;
  hasPriority?: boolean;
}

export function PictureLink({ photo, hasPriority = false, children, ...rest }: PictureLinkProps) {
  return (
    <a className={clsx('lift', styles.picture)} {...rest}>
      <Photo photo={photo} hasPriority={hasPriority} />
      {children}
    </a>
  );
}

export function CornerTab({ icon }: { icon: IconName }) {
  return (
    <span className={clsx('corner screen-only', styles.tab)}>
      <Icon name={icon} size={20} />
    </span>
  );
}

/** Makes the box around it clickable; the keyboard and screen readers use another link. */
export function StretchedLink({ href }: { href: string }) {
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
