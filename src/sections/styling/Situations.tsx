import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Situations.module.css';
import type { InteriorStylingPage } from '../../schemas/interiorStylingPage.ts';

/** Situations as large lines, the first one level with the label. */
export function Situations({ words }: { words: InteriorStylingPage['situations'] }) {
  return (
    <ShelfSection title={words.label} name="situations" space="beside">
      <div className="wrap grid">
        <ul className={styles.list}>
          {words.entries.map((situation) => (
            <li key={situation} className={styles.line}>
              {situation}
            </li>
          ))}
        </ul>
      </div>
    </ShelfSection>
  );
}
