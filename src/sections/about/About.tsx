import { clsx } from 'clsx/lite';
import { Drawing } from '../../components/Drawing.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './About.module.css';
import type { ReactNode } from 'react';
import type { PhotoData } from '../../data/photo.ts';
import type { SectionOf } from '../../schemas/pages.ts';

export interface AboutProps {
  name: string;
  words: SectionOf<'about'>;
  photo: PhotoData;
  portraits: PhotoData[];
  children?: ReactNode;
}

export function About({ name, words, photo, portraits, children }: AboutProps) {
  const { label, text, people = [], highlights } = words;
  return (
    <ShelfSection title={label} name={name} space="beside" roomBelow="long">
      <div className={styles.content}>
        <div className={clsx('wrap', styles.shelf)}>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {people.length > 0 && (
            <ul className={clsx(styles.highlights, styles.people)}>
              {people.map((person, index) => (
                <li key={person.name} className={styles.highlight}>
                  <div className={styles.stand}>
                    {portraits[index] && <Photo photo={portraits[index]} />}
                  </div>
                  <div className={styles.words}>
                    <p className={styles.name}>{person.name}</p>
                    <p>{person.trade}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {children}
          <div className={styles.picture}>
            <Photo photo={photo} />
          </div>
        </div>
      </div>
      <ul className={clsx('wrap', styles.highlights)}>
        {highlights.map(({ drawing, title }) => (
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
