import styles from './Drawer.module.css';

/** A drawing of a drawer: a plate with two pins and a cup pull. It does not open. */
export function Drawer({ title }: { title: string }) {
  return (
    <li className={styles.drawer}>
      <p className={styles.plate}>{title}</p>
      <span className={styles.pull} />
    </li>
  );
}
