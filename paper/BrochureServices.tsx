import { Photo } from '../src/components/Photo.tsx';
import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import styles from './BrochureServices.module.css';
import type { Service } from '../src/components/ShelfLabel.tsx';
import type { PhotoData } from '../src/data/photos/resolvePhoto.ts';
import type { HomePage } from '../src/schemas/homePage.ts';

export interface BrochureServicesProps extends Record<Service, PhotoData> {
  words: HomePage['services'];
}

const SERVICES: Service[] = ['organizing', 'styling', 'products'];

/** The three services as they stand on the home page: one shelf, and the size is the rank. */
export function BrochureServices({ words, ...photos }: BrochureServicesProps) {
  return (
    <section className={styles.services}>
      <ShelfLabel>{words.label}</ShelfLabel>
      <div className={styles.stairs}>
        {SERVICES.map((service) => (
          <article key={service} className={styles.card} data-service={service}>
            <Photo photo={photos[service]} hasPriority />
            <div className={styles.words}>
              <h3 className={styles.title}>{words[service].title}</h3>
              <p className={styles.text}>{words[service].text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
