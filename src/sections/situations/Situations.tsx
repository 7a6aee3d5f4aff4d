import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import styles from './Situations.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'situations'> = () => ({ space: 'beside' });

export function Situations({ content }: SectionProps<'situations'>) {
  return (
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
  );
}
