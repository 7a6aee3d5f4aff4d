import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Situations.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { InteriorStylingPage } from '../../schemas/services.ts';

/** Situations as large lines, the first one level with the label; a picture stands on the last one. */
export function Situations({
  words,
  photo,
}: {
  words: InteriorStylingPage['situations'];
  photo: PhotoData;
}) {
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
