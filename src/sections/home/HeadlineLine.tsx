import { splitAtWord } from '../../logic/splitAtWord.ts';
import styles from './HeadlineLine.module.css';

export interface HeadlineLineProps {
  line: string;
  /** A word that is marked if the line has it. */
  emphasis: string;
}

/** One line of the headline. */
export function HeadlineLine({ line, emphasis }: HeadlineLineProps) {
  const split = splitAtWord(line, emphasis);
  if (!split) return <span className={styles.line}>{line}</span>;
  return (
    <span className={styles.line}>
      {split.before}
      <span className={styles.word}>
        {emphasis.slice(0, -1)}
        <span className={styles.settle}>{emphasis.slice(-1)}</span>
      </span>
      {split.after}
    </span>
  );
}
