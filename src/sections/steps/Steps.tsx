import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import styles from './Steps.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

/** More steps than this stand in two rows. */
const LONGEST_ROW = 4;

export const frame: FrameOf<'steps'> = () => ({ space: 'none', roomBelow: 'short' });

/** A chest of numbered drawers; each is pulled out further than the one before. */
export function Steps({ content }: SectionProps<'steps'>) {
  const { entries } = content;
  const columns = entries.length > LONGEST_ROW ? 3 : entries.length;
  return (
    <div className="wrap">
      <ol className={styles.chest} data-columns={columns}>
        {entries.map(({ title, text, result, time }, index) => (
          <li key={title} className={clsx('shelf-above', styles.step)}>
            <p className={styles.inside} aria-hidden="true">
              {index + 1}
            </p>
            <div className={styles.front}>
              <h3 className="type-title">{title}</h3>
              <p>{text}</p>
              <div className={clsx('type-action', styles.foot)}>
                {result !== undefined && (
                  <p className={styles.result}>
                    <Icon name="tick" size={20} className={styles.tick} />
                    {result}
                  </p>
                )}
                {time !== undefined && <p>{time}</p>}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
