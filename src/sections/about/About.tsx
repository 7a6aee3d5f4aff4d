import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import styles from './About.module.css';
import { Counters } from './Counters.tsx';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'about'> = () => ({ space: 'beside' });

export function About({ content }: SectionProps<'about'>) {
  return (
    <>
      <div className={clsx('clip-x', styles.content)}>
        {content.text !== undefined && (
          <div className={clsx('wrap grid', styles.own)}>
            <p className={styles.text}>{content.text}</p>
          </div>
        )}
        <div className={clsx('wrap', styles.shelf)}>
          <Counters counters={content.counters} />
          <div className={clsx('shelf-below full-bleed', styles.picture)}>
            <ContentPhoto picture={content.picture} slot="about" />
          </div>
        </div>
      </div>
      <ul className={clsx('wrap', styles.highlights)} data-reveal="">
        {content.highlights.map(({ drawing, title }) => (
          <li key={title} className={clsx('stack', styles.highlight)}>
            <div className={styles.stand}>
              <Drawing name={drawing} />
            </div>
            <p className="type-title">{title}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
