import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import styles from './About.module.css';
import { Counters } from './Counters.tsx';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'about'> = () => ({ space: 'beside' });

export function About({ content }: SectionProps<'about'>) {
  const { people = [] } = content;
  return (
    <>
      <div className={clsx('clip-x', styles.content)}>
        {(content.text !== undefined || people.length > 0) && (
          <div className={clsx('wrap grid', styles.own)}>
            {content.text !== undefined && <p className={styles.text}>{content.text}</p>}
            {people.length > 0 && (
              <ul className={styles.highlights}>
                {people.map((person) => (
                  <li key={person.name} className={clsx('stack', styles.highlight)}>
                    <div className={styles.stand}>
                      <ContentPhoto picture={person.picture} slot="person" />
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
