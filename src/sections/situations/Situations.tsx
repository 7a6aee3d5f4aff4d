import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Situations.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { SectionOf } from '../../schemas/pages.ts';

interface SituationsProps {
  name: string;
  words: SectionOf<'situations'>;
  photo: PhotoData;
}

export function Situations({ name, words, photo }: SituationsProps) {
  return (
    <ShelfSection title={words.label} name={name} space="beside">
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
