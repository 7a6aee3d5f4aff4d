import { clsx } from 'clsx/lite';
import styles from './MoreSections.module.css';
import { Photo } from './Photo.tsx';
import prose from './Prose.module.css';
import { ShelfSection } from './ShelfSection.tsx';
import type { MoreSectionsData } from '../data/photo.ts';

export function MoreSections({ sections }: { sections: MoreSectionsData }) {
  return sections.map(({ title, html, photo }, index) => (
    <ShelfSection
      key={title}
      title={title}
      name={`more-${index + 1}`}
      space="beside"
      roomBelow="none"
    >
      <div className="wrap grid clip-x">
        {photo && (
          <div className={styles.picture}>
            <Photo photo={photo} />
          </div>
        )}
        <div
          className={clsx(prose.prose, styles.text)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </ShelfSection>
  ));
}
