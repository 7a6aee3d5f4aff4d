import type { ReactNode } from 'react';

import { Photo, type PhotoData } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import type { HomePage } from '../../schemas/homePage.ts';
import styles from './About.module.css';
import { Highlights } from './Highlights.tsx';

export interface AboutProps {
  words: HomePage['about'];
  photo: PhotoData;
  /** The counters, handed over by the route: they move. */
  children?: ReactNode;
}

/** Numbers and a picture that stand on one shelf, and three highlights below. */
export function About({ words, photo, children }: AboutProps) {
  return (
    <ShelfSection title={words.label} name="about" isAnchor>
      <div className={styles.stage}>
        <div className={`wrap ${styles.shelf}`}>
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
