import { clsx } from 'clsx/lite';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Hours.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

export function Hours({ id, content }: SectionProps<'hours'>) {
  const { label, entries, area } = content;
  return (
    <ShelfSection title={label} id={id} space="beside">
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
    </ShelfSection>
  );
}
