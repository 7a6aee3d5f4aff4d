import styles from './Photo.module.css';

import type { ComponentPropsWithoutRef } from 'react';

/** One cut of a picture in one format; sizes of the largest candidate in pixels. */
export interface PhotoSource {
  type: string;
  media?: string | undefined;
  sizes: string;
  srcSet: string;
  width: number | undefined;
  height: number | undefined;
}

/** A published picture as plain data: the order of `sources` is the order of preference. */
export interface PhotoData {
  alt: string;
  sources: PhotoSource[];
  src: string;
  width: number | undefined;
  height: number | undefined;
}

export interface PhotoProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  photo: PhotoData;
  /** For the one picture of a page that is seen at once. All others wait until they are near. */
  isBanner?: boolean;
}

/**
 * A photograph. It fills the width it is given and keeps the ratio of its placement; a `className`
 * lands on the picture itself and may set another height, which trims around the middle.
 */
export function Photo({ photo, isBanner = false, className = '', ...rest }: PhotoProps) {
  return (
    <picture className={styles.picture}>
      {photo.sources.map((source) => (
        <source key={`${source.type} ${source.media}`} {...source} />
      ))}
      <img
        decoding="async"
        {...rest}
        className={`${styles.photo} ${className}`.trimEnd()}
        src={photo.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={isBanner ? 'eager' : 'lazy'}
        fetchPriority={isBanner ? 'high' : undefined}
      />
    </picture>
  );
}
