import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { Photo } from '../../components/Photo.tsx';
import { splitAtWord, splitLastLetter } from '../../logic/headline.ts';
import styles from './HomeBanner.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { HomeHash } from '../../routes.ts';
import type { HomePage } from '../../schemas/home.ts';

export function HomeBanner({ words, photo }: { words: HomePage['banner']; photo: PhotoData }) {
  return (
    <div className={styles.banner}>
      <div className={clsx('wrap', styles.words)} data-ground={words.ground}>
        <Headline lines={words.headline} emphasis={words.emphasis} />
        <ButtonLink href={'#service' satisfies HomeHash} iconAfter="arrow-down">
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
  lines: readonly string[];
  emphasis: string;
}

/** The headline in lines; screen readers read it as one sentence. */
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
