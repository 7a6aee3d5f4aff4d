import { clsx } from 'clsx/lite';
import styles from './Hours.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'hours'> = () => ({ space: 'beside', roomBelow: 'short' });

export function Hours({ content, business }: SectionProps<'hours'>) {
  const { area } = content;
  const { hours = [] } = business;
  return (
    <div className="wrap grid">
      <div className={clsx('beside', styles.content)}>
        {hours.length > 0 && (
          <dl>
            {hours.map(({ days, hours: times }) => (
              <div key={days} className={clsx('cluster type-line', styles.line)}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        )}
        {area !== undefined && <p className={styles.area}>{area}</p>}
      </div>
    </div>
  );
}
