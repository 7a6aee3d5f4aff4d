import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './IncludedServices.module.css';

export interface IncludedServicesProps {
  words: { label: string; entries: readonly string[] };
  /** Before each line: a tick, or a chip of material. */
  mark: 'tick' | 'chip';
}

const MATERIAL_COUNT = 7;

/** What a service includes, in two columns, read down the first and then the second. */
export function IncludedServices({ words, mark }: IncludedServicesProps) {
  const rowCount = Math.ceil(words.entries.length / 2);
  return (
    <ShelfSection title={words.label} name="included">
      <div className={clsx('wrap', styles.place)}>
        <ul className={styles.list}>
          {words.entries.map((entry, index) => (
            <li key={entry} className={styles.line} data-column={index < rowCount ? 1 : 2}>
              {mark === 'tick' ? (
                <Icon name="tick" className={styles.tick} />
              ) : (
                <span className={styles.chip} data-material={(index % MATERIAL_COUNT) + 1} />
              )}
              {entry}
            </li>
          ))}
        </ul>
      </div>
    </ShelfSection>
  );
}
