import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Situations.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

export function Situations({ id, content }: SectionProps<'situations'>) {
  return (
    <ShelfSection title={content.label} id={id} space="beside">
      <div className="wrap grid">
        <ul className={styles.list}>
          {content.entries.map((situation) => (
            <li key={situation} className={clsx('type-title', styles.line)}>
              {situation}
            </li>
          ))}
        </ul>
        <div className={clsx('shelf-below screen-only', styles.picture)}>
          <ContentPhoto picture={content.picture} slot="situations" className={styles.photo} />
        </div>
      </div>
    </ShelfSection>
  );
}
