import styles from './Headline.module.css';
import { HeadlineLine } from './HeadlineLine.tsx';

export interface HeadlineProps {
  /** The lines as they break from phones to desktops. */
  lines: readonly string[];
  /** The word that stands on the blue shelf; its last letter is put straight once. */
  emphasis: string;
}

/** The headline. Split for the eye, it keeps its whole text as one name for a screen reader. */
export function Headline({ lines, emphasis }: HeadlineProps) {
  return (
    <h1 className={styles.headline} aria-label={lines.join(' ')}>
      {lines.map((line) => (
        <HeadlineLine key={line} line={line} emphasis={emphasis} />
      ))}
    </h1>
  );
}
