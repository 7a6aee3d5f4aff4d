import { clsx } from 'clsx/lite';
import { Drawing } from '../../components/Drawing.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './About.module.css';
import type { ReactNode } from 'react';
import type { PhotoData } from '../../data/photo.ts';
import type { HomePage } from '../../schemas/home.ts';

export interface AboutProps {
  words: HomePage['about'];
  photo: PhotoData;
  /** The counters. */
  children?: ReactNode;
}

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
      <ul className={clsx('wrap', styles.highlights)}>
        {words.highlights.map(({ drawing, title }) => (
          <li key={title} className={styles.highlight}>
            <div className={styles.stand}>
              <Drawing name={drawing} />
            </div>
            <p className={styles.title}>{title}</p>
          </li>
        ))}
      </ul>
    </ShelfSection>
  );
}
