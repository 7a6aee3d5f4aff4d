import { splitLastLetter } from '../../logic/lastLetter.ts';
import { splitAtWord } from '../../logic/splitAtWord.ts';
import styles from './Headline.module.css';

export interface HeadlineProps {
  /** The lines as they break from phones to desktops. */
  lines: readonly string[];
  /** The word that stands on the blue shelf; its last letter is put straight once. */
  emphasis: string;
}

/** The words of one line, the emphasis marked if the line has it. */
function mark(line: string, emphasis: string) {
  const split = splitAtWord(line, emphasis);
  if (!split) return line;
  const { rest, last } = splitLastLetter(emphasis);
  return (
    <>
      {split.before}
      <span className={styles.word}>
        {rest}
        <span className={styles.settle}>{last}</span>
      </span>
      {split.after}
    </>
  );
}

/** The headline. Split for the eye, it keeps its whole text as one name for a screen reader. */
export function Headline({ lines, emphasis }: HeadlineProps) {
  return (
    <h1 className={styles.headline} aria-label={lines.join(' ')}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {mark(line, emphasis)}
        </span>
      ))}
    </h1>
  );
}
