import { Drawing } from './Drawing.tsx';
import styles from './Drawing.module.css';

/** Things in order on the last shelf; one book still leans. */
export function TidyShelfDrawing() {
  return (
    <Drawing width={560} height={115}>
      <path d="M1 115V18h23v97M30 115V1h27v114M63 115V26h19v89M82 17l22-5 23 97-22 5z" />
      <path d="M182 115V56a36 36 0 0 1 71 0v8M253 107v8" />
      <circle cx={272} cy={85} r={29} />
      <path d="M336 39h75v17h-75zM342 56v59M404 56v59M354 76h38v19h-38z" />
      <path d="M437 44h122v16H437zM444 60v55M551 60v55" />
      <path className={styles.butter} d="M473 75h50v21h-50z" />
    </Drawing>
  );
}
