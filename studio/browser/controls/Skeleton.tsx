import styles from './Skeleton.module.css';

/** Two fields that are on their way, with a sentence that says so. */
export function Skeleton({ text }: { text: string }) {
  return (
    <div className={styles.skeleton} role="status">
      {['first', 'second'].map((field) => (
        <div key={field} className={styles.field} aria-hidden="true">
          <span className={styles.name} />
          <span className={styles.input} />
        </div>
      ))}
      <p>{text}</p>
    </div>
  );
}
