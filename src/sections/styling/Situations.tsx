import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Situations.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { InteriorStylingPage } from '../../schemas/services.ts';

interface SituationsProps {
  words: InteriorStylingPage['situations'];
  photo: PhotoData;
}

export function Situations({ words, photo }: SituationsProps) {
  return (
    <ShelfSection title={words.label} name="situations" space="beside">
      <div className="wrap grid">
        <ul className={styles.list}>
          {words.entries.map((situation) => (
            <li key={situation} className={styles.line}>
              {situation}
            </li>
          ))}
        </ul>
        <div className={styles.picture}>
          <Photo photo={photo} className={styles.photo} />
        </div>
      </div>
    </ShelfSection>
  );
}
