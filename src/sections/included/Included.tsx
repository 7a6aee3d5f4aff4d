import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Included.module.css';
import type { SectionProps } from '../../data/pages.ts';

/** Chips without own colours: plaster, oatmeal, oak, sage, olive, terracotta, ink. */
const MATERIALS = ['#e6dfd3', '#c9b99b', '#c29a62', '#9fb394', '#6b7547', '#b5623c', '#22302c'];

export function Included({ name, words, business: { colours } }: SectionProps<'included'>) {
  const chips = colours
    ? [colours.second, colours.first, colours.third, colours.accent, colours.dark]
    : MATERIALS;
  const rowCount = Math.ceil(words.entries.length / 2);
  return (
    <ShelfSection title={words.label} name={name}>
      <div className={clsx('wrap', styles.place)}>
        <ul className={styles.list}>
          {words.entries.map((entry, index) => (
            <li key={entry} className={styles.line} data-column={index < rowCount ? 1 : 2}>
              {words.look === 'ticks' ? (
                <Icon name="tick" className={styles.tick} />
              ) : (
                <svg className={styles.chip} color={chips[index % chips.length]} aria-hidden />
              )}
              {entry}
            </li>
          ))}
        </ul>
      </div>
    </ShelfSection>
  );
}
