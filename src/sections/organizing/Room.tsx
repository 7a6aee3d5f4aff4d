import styles from './Room.module.css';

/** A drawing of a drawer: a plate with two pins and a cup pull. It does not open. */
export function Room({ title }: { title: string }) {
  return (
    <li className={styles.room}>
      <p className={styles.plate}>{title}</p>
      <span className={styles.pull} />
    </li>
  );
}
