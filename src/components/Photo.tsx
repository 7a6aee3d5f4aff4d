import { clsx } from 'clsx/lite';
import styles from './Photo.module.css';
import type { ComponentPropsWithoutRef } from 'react';
import type { PhotoData } from '../data/photo.ts';

export interface PhotoProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  photo: PhotoData;
  /** Load it first, as it is seen at once. */
  hasPriority?: boolean;
}

/** A photograph. `className` may set a height, which trims around the middle. */
export function Photo({ photo, hasPriority = false, className, ...rest }: PhotoProps) {
  return (
    <picture className={styles.picture}>
      {photo.sources.map((source) => (
        <source key={`${source.type} ${source.media}`} {...source} />
      ))}
      <img
        decoding="async"
        {...rest}
        className={clsx(styles.photo, className)}
        src={photo.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : undefined}
      />
    </picture>
  );
}
