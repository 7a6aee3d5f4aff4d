import { Drawing } from './Drawing.tsx';
import styles from './Drawing.module.css';

/** A vase with one leaf on two books: elevated design. */
export function VaseDrawing() {
  return (
    <Drawing width={136} height={120}>
      <path d="M1 101h132v20M1 121v-20M16 101V82h102v19" />
      <path d="M55 37h26M61 37v11c-10 3-17 11-17 20 0 6 3 11 8 14M75 37v11c10 3 17 11 17 20 0 6-3 11-8 14M68 37V7" />
      <path className={styles.accent} d="M68 25C68 12 76 5 90 5c0 13-9 20-22 20z" />
    </Drawing>
  );
}
