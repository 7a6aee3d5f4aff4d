import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './About.module.css';
import { Highlights } from './Highlights.tsx';
import type { ReactNode } from 'react';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';
import type { HomePage } from '../../schemas/home.ts';

export interface AboutProps {
  words: HomePage['about'];
  photo: PhotoData;
  /** The counters, handed over by the route: they move. */
  children?: ReactNode;
}

/** Numbers and a picture that stand on one shelf, and three highlights below. */
export function About({ words, photo, children }: AboutProps) {
  return (
    <ShelfSection title={words.label} name="about" isAnchor space="beside" roomBelow="long">
      <div className={styles.stage}>
        <div className={clsx('wrap', styles.shelf)}>
          {children}
          <div className={styles.picture}>
            <Photo photo={photo} />
          </div>
        </div>
      </div>
      <Highlights highlights={words.highlights} />
    </ShelfSection>
  );
}
