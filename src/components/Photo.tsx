import { clsx } from 'clsx/lite';
import styles from './Photo.module.css';
import type { PhotoData } from '../data/photo.ts';

export interface PhotoProps {
  photo: PhotoData;
  hasPriority?: boolean;
  /** May set a height; the picture is then cropped around its focus point. */
  className?: string | undefined;
}

export function Photo({ photo, hasPriority = false, className }: PhotoProps) {
  return (
    <picture className={styles.picture}>
      {photo.sources.map((source) => (
        <source key={`${source.type} ${source.media}`} {...source} />
      ))}
      <img
        decoding="async"
        className={clsx(styles.photo, photo.focus, className)}
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
