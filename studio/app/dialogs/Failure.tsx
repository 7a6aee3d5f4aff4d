import styles from './Dialogs.module.css';

/** What the owner is told in place of what could not be had; nothing as long as there is nothing to tell. */
export function Failure({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p className={styles.advice} role="alert">
      {words}
    </p>
  );
}
