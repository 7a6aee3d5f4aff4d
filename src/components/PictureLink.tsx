import { clsx } from 'clsx/lite';
import { ContentPhoto, type ContentPhotoProps } from './ContentPhoto.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './PictureLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';

export type PictureLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className'> &
  Pick<ContentPhotoProps, 'picture' | 'slot' | 'jpeg' | 'hasPriority'> & {
    /** The page on which the picture continues (`pageSwap.ts`). */
    'data-morphs-into'?: string | undefined;
    /** Gallery and index. */
    'data-picture'?: string | undefined;
  };

export function PictureLink(props: PictureLinkProps) {
  const { picture, slot, jpeg, hasPriority = false, children, ...rest } = props;
  return (
    <a className={clsx(rest.href !== undefined && 'lift', styles.picture)} {...rest}>
      <ContentPhoto picture={picture} slot={slot} jpeg={jpeg} hasPriority={hasPriority} />
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
