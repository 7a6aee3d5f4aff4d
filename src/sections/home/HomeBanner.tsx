import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { Photo } from '../../components/Photo.tsx';
import { splitAtWord, splitLastLetter } from '../../logic/headline.ts';
import styles from './HomeBanner.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { HomeHash } from '../../routes.ts';
import type { HomePage } from '../../schemas/home.ts';

const SERVICES: HomeHash = '#service';

/** The headline on the photographed wall; the picture's lower edge is the first shelf. */
export function HomeBanner({ words, photo }: { words: HomePage['banner']; photo: PhotoData }) {
  return (
    <div className={styles.banner}>
      <div className={clsx('wrap', styles.words)}>
        <Headline lines={words.headline} emphasis={words.emphasis} />
        <ButtonLink href={SERVICES} iconAfter="arrow-down">
          {words.button}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Photo photo={photo} className={styles.photo} hasPriority />
      </div>
    </div>
  );
}

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
        <span key={line} className={styles.line}>
          {mark(line, emphasis)}
        </span>
      ))}
    </h1>
  );
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
