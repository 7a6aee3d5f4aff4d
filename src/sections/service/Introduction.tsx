import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import styles from './Introduction.module.css';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';

export interface IntroductionProps {
  title: string;
  intro: string;
  /** The banner under the header; the page's label hangs from its lower edge. */
  photo?: PhotoData;
  /** What stands at the lower right. */
  approach?: { title: string; text: string };
}

/** How a page about a service begins: its label and the intro. */
export function Introduction({ title, intro, photo, approach }: IntroductionProps) {
  return (
    <>
      {photo && (
        <div className={styles.picture}>
          <Photo photo={photo} className={styles.photo} isBanner />
        </div>
      )}
      <div className={clsx('wrap grid', styles.words)}>
        <div className={styles.label}>
          <ShelfLabel as="h1" size="page">
            {title}
          </ShelfLabel>
        </div>
        <p className={styles.intro} data-below={photo && 'banner'}>
          {intro}
        </p>
        {approach && (
          <div className={styles.approach}>
            <h2 className={styles.title}>{approach.title}</h2>
            <p>{approach.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
