import { Label } from '../../components/Label';
import type { HomeSpaceOrganizingPage } from '../../schemas/homeSpaceOrganizingPage';
import styles from './Introduction.module.css';

/** The page label, the intro, and the personalised approach at the lower right. */
export function Introduction({ words }: { words: HomeSpaceOrganizingPage }) {
  return (
    <div className={`wrap grid ${styles.introduction}`}>
      <div className={styles.label}>
        <Label as="h1" size="page">
          {words.title}
        </Label>
      </div>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.approach}>
        <h2 className={styles.title}>{words.approach.title}</h2>
        <p>{words.approach.text}</p>
      </div>
    </div>
  );
}
