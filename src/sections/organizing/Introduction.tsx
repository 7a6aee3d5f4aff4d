import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import type { HomeSpaceOrganizingPage } from '../../schemas/homeSpaceOrganizingPage.ts';
import styles from './Introduction.module.css';

/** The page label, the intro, and the personalised approach at the lower right. */
export function Introduction({ words }: { words: HomeSpaceOrganizingPage }) {
  return (
    <div className={`wrap grid ${styles.introduction}`}>
      <div className={styles.label}>
        <ShelfLabel as="h1" size="page">
          {words.title}
        </ShelfLabel>
      </div>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.approach}>
        <h2 className={styles.title}>{words.approach.title}</h2>
        <p>{words.approach.text}</p>
      </div>
    </div>
  );
}
