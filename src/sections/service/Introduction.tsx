import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { PAGES } from '../../routes.ts';
import styles from './Introduction.module.css';
import type { PhotoData } from '../../data/photo.ts';

export interface IntroductionProps {
  title: string;
  intro: string;
  photo: PhotoData;
  /** At the right of wide windows, below the picture. */
  approach?: { title: string; text: string };
}

export function Introduction({ title, intro, photo, approach }: IntroductionProps) {
  const picture = (
    <div className={styles.picture} data-becomes={PAGES.home}>
      <Photo photo={photo} className={styles.photo} hasPriority />
    </div>
  );
  return (
    <div data-photo-at={approach ? 'side' : 'top'}>
      {!approach && picture}
      <div className={clsx('wrap grid', styles.words)}>
        <div className={styles.label}>
          <ShelfLabel as="h1" size="page">
            {title}
          </ShelfLabel>
        </div>
        <p className={styles.intro}>{intro}</p>
        {approach && (
          <div className={styles.side}>
            {picture}
            <div className={styles.approach}>
              <h2 className={styles.title}>{approach.title}</h2>
              <p>{approach.text}</p>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
