import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { Photo } from '../../components/Photo.tsx';
import { boardClass } from '../../logic/focusStyles.ts';
import { splitAtWord, splitLastLetter } from '../../logic/headline.ts';
import styles from './Banner.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { SectionOf } from '../../schemas/pages.ts';

export interface BannerProps {
  words: SectionOf<'banner'>;
  photo: PhotoData;
  /** Lies under the header. */
  isFirst: boolean;
  hasPriority: boolean;
}

export function Banner({ words, photo, isFirst, hasPriority }: BannerProps) {
  return (
    <div
      className={clsx(styles.banner, boardClass(words.underlineAt))}
      data-under-header={isFirst ? '' : undefined}
    >
      <div className={clsx('wrap', styles.words)} data-ground={words.ground}>
        <Headline lines={words.headline} emphasis={words.emphasis} />
        {words.lead !== undefined && <p className={styles.lead}>{words.lead}</p>}
        <ButtonLink href={words.href} iconAfter="arrow-down">
          {words.button}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Photo photo={photo} className={styles.photo} hasPriority={hasPriority} />
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
