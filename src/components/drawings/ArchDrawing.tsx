import { Drawing } from './Drawing.tsx';
import styles from './Drawing.module.css';

/** Arch, ball and candle composed: master stylists. */
export function ArchDrawing() {
  return (
    <Drawing width={146} height={120}>
      <path d="M1 121V43a38 38 0 0 1 76 0v23M77 118v3M128 121V61h17v60M136.5 61V47" />
      <circle cx={86} cy={93} r={27} />
      <path className={styles.accent} d="M136.5 24c3 7 5 11 5 15s-2 7-5 7-5-3-5-7 2-8 5-15z" />
    </Drawing>
  );
}
