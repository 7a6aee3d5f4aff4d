import { Photo, type PhotoData } from '../../components/Photo';
import { ShelfStrip } from '../../components/ShelfStrip';
import styles from './ImageSlider.module.css';

export interface ImageSliderProps {
  photos: PhotoData[];
}

/** Pictures on a shelf that scroll sideways, one at a time, above the strip in the code colour. */
export function ImageSlider({ photos }: ImageSliderProps) {
  return (
    <div className={styles.slider}>
      <ul className={styles.viewport}>
        {photos.map((photo) => (
          <li key={photo.src} className={styles.slide}>
            <Photo photo={photo} />
          </li>
        ))}
      </ul>
      <ShelfStrip>{null}</ShelfStrip>
    </div>
  );
}
