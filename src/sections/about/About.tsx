import { clsx } from 'clsx/lite';
import { Drawing } from '../../components/Drawing.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { resolvePhoto } from '../../data/photo.ts';
import styles from './About.module.css';
import type { ReactNode } from 'react';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words: { picture, people = [] } }: SectionProps<'about'>) {
  const portraits = people.map(async (person) => ({
    ...person,
    portrait: await resolvePhoto(person.picture, 'person'),
  }));
  return {
    photo: await resolvePhoto(picture, 'about'),
    people: await Promise.all(portraits),
  };
}

type AboutProps = LoadedProps<typeof load> & { children?: ReactNode };

export function About({ name, words, photo, people, children }: AboutProps) {
  return (
    <ShelfSection title={words.label} name={name} space="beside">
      <div className={clsx('clip-x', styles.content)}>
        {(words.text !== undefined || people.length > 0) && (
          <div className={clsx('wrap grid', styles.own)}>
            {words.text !== undefined && <p className={styles.text}>{words.text}</p>}
            {people.length > 0 && (
              <ul className={styles.highlights}>
                {people.map((person) => (
                  <li key={person.name} className={clsx('stack', styles.highlight)}>
                    <div className={styles.stand}>
                      <Photo photo={person.portrait} />
                    </div>
                    <div className="type-small">
                      <p className={styles.name}>{person.name}</p>
                      <p>{person.trade}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div className={clsx('wrap', styles.shelf)}>
          {children}
          <div className={clsx('shelf-below endless', styles.picture)}>
            <Photo photo={photo} />
          </div>
        </div>
      </div>
      <ul className={clsx('wrap', styles.highlights)} data-reveal="">
        {words.highlights.map(({ drawing, title }) => (
          <li key={title} className={clsx('stack', styles.highlight)}>
            <div className={styles.stand}>
              <Drawing name={drawing} />
            </div>
            <p className="type-title">{title}</p>
          </li>
        ))}
      </ul>
    </ShelfSection>
  );
}
