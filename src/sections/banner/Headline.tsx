import { clsx } from 'clsx/lite';
import { splitAtWord, splitLastLetter } from '../../logic/headline.ts';
import styles from './Banner.module.css';

export interface HeadlineProps {
  lines: readonly string[];
  emphasis: string;
}

/** The headline in lines; screen readers read it as one sentence. */
export function Headline({ lines, emphasis }: HeadlineProps) {
  return (
    <h1 className={clsx('type-banner', styles.headline)} aria-label={lines.join(' ')}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {mark(line, emphasis)}
        </span>
      ))}
    </h1>
  );
}

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
