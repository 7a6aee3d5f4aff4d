import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { HOME } from '../../routes.ts';
import styles from './Introduction.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { SectionOf } from '../../schemas/pages.ts';

export interface IntroductionProps {
  words: SectionOf<'introduction'>;
  photo: PhotoData | undefined;
  /** `side`: at the right of wide windows, above the approach. */
  place: 'top' | 'side';
  hasPriority: boolean;
}

export function Introduction({ words, photo, place, hasPriority }: IntroductionProps) {
  const { title, intro, approach } = words;
  const picture = photo && (
    <div className={styles.picture} data-becomes={HOME}>
      <Photo photo={photo} className={styles.photo} hasPriority={hasPriority} />
    </div>
  );
  return (
    <div data-photo-at={place}>
      {place === 'top' && picture}
      <div className={clsx('wrap grid', styles.words)}>
        <div className={styles.label}>
          <ShelfLabel as="h1" size="page">
            {title}
          </ShelfLabel>
        </div>
        <p className={styles.intro}>{intro}</p>
        {place === 'side' && (
          <div className={styles.side}>
            {picture}
            {approach && (
              <div className={styles.approach}>
                <h2 className={styles.title}>{approach.title}</h2>
                <p>{approach.text}</p>
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
