import { Skeleton } from './controls/Skeleton.tsx';
import styles from './StartScreen.module.css';

/** Before the words are there: the empty window, or why it stays empty. */
export function StartScreen({ text, isFailed = false }: { text: string; isFailed?: boolean }) {
  return (
    <div className={styles.window}>
      <div className={styles.bar} />
      <div className={styles.form}>
        {isFailed ? (
          <p data-notice role="alert">
            {text}
          </p>
        ) : (
          <Skeleton text={text} />
        )}
      </div>
    </div>
  );
}
