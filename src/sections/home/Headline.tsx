import styles from './Headline.module.css';

export interface HeadlineProps {
  /** The lines as they break from phones to desktops. */
  lines: readonly string[];
  /** The word that stands on the blue shelf; its last letter is put straight once. */
  emphasis: string;
}

interface LineProps {
  line: string;
  emphasis: string;
}

function Line({ line, emphasis }: LineProps) {
  const [before = '', after] = line.split(emphasis);
  if (after === undefined) return <span className={styles.line}>{line}</span>;
  return (
    <span className={styles.line}>
      {before}
      <span className={styles.word}>
        {emphasis.slice(0, -1)}
        <span className={styles.settle}>{emphasis.slice(-1)}</span>
      </span>
      {after}
    </span>
  );
}

/** The headline. Split for the eye, it keeps its whole text as one name for a screen reader. */
export function Headline({ lines, emphasis }: HeadlineProps) {
  return (
    <h1 className={styles.headline} aria-label={lines.join(' ')}>
      {lines.map((line) => (
        <Line key={line} line={line} emphasis={emphasis} />
      ))}
    </h1>
  );
}
