import { Photo } from '../../components/Photo.tsx';
import { ShelfStrip } from '../../components/ShelfStrip.tsx';
import styles from './ProductsPicture.module.css';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';

export interface ProductsPictureProps {
  photo: PhotoData;
  /** What the strip says instead of controls: one picture needs none. */
  note: string;
}

/** The one picture of the products, standing still on its shelf. */
export function ProductsPicture({ photo, note }: ProductsPictureProps) {
  return (
    <div className={styles.picture}>
      <div className={styles.stand}>
        <Photo photo={photo} />
      </div>
      <ShelfStrip>
        <span className={styles.note}>{note}</span>
      </ShelfStrip>
    </div>
  );
}
