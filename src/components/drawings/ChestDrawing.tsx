import { Drawing } from './Drawing.tsx';
import styles from './Drawing.module.css';

/** A chest whose middle drawer runs out: smooth workflow. */
export function ChestDrawing() {
  return (
    <Drawing width={136} height={120}>
      <path d="M1 121V6h104v115M1 44h104M1 82h104M42 25h22M42 101h22" />
      <path className={styles.accent} d="M31 44h104v38H31z" />
      <path className={styles['on-accent']} d="M72 63h22" />
    </Drawing>
  );
}
