import { clsx } from 'clsx/lite';
import styles from './Hours.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'hours'> = () => ({ space: 'beside' });

export function Hours({ content }: SectionProps<'hours'>) {
  const { entries, area } = content;
  return (
    <div className="wrap grid">
      <div className={clsx('beside', styles.content)}>
        <dl>
          {entries.map(({ days, hours }) => (
            <div key={days} className={clsx('cluster type-line', styles.line)}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {area !== undefined && <p className={styles.area}>{area}</p>}
      </div>
    </div>
  );
}
