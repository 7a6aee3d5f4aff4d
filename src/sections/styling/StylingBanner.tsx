import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { Photo, type PhotoData } from '../../components/Photo.tsx';
import type { InteriorStylingPage } from '../../schemas/interiorStylingPage.ts';
import styles from './StylingBanner.module.css';

export interface StylingBannerProps {
  words: InteriorStylingPage;
  photo: PhotoData;
}

/** The banner under the header; the page label hangs from its lower edge, the intro follows. */
export function StylingBanner({ words, photo }: StylingBannerProps) {
  return (
    <>
      <div className={styles.picture}>
        <Photo photo={photo} className={styles.photo ?? ''} isBanner />
      </div>
      <div className={`wrap grid ${styles.words}`}>
        <div className={styles.label}>
          <ShelfLabel as="h1" size="page">
            {words.title}
          </ShelfLabel>
        </div>
        <p className={styles.intro}>{words.intro}</p>
      </div>
    </>
  );
}
