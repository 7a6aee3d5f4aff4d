import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { boardClass } from '../../logic/focusStyles.ts';
import styles from './Banner.module.css';
import { Headline } from './Headline.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export function Banner({ words, path, isFirst, isInFirstView }: SectionProps<'banner'>) {
  return (
    <div
      className={clsx('stack', styles.banner, boardClass(words.underlineAt))}
      data-under-header={isFirst ? '' : undefined}
    >
      <div className={clsx('wrap stack', styles.words)} data-ground={words.ground}>
        <Headline lines={words.headline} emphasis={words.emphasis} />
        {words.lead !== undefined && (
          <p className={clsx('type-label', styles.lead)}>{words.lead}</p>
        )}
        <ButtonLink href={words.href.replace(`${path}#`, '#')} iconAfter="arrow-down">
          {words.button}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <ContentPhoto
          picture={words.picture}
          place="homeBanner"
          className={styles.photo}
          hasPriority={isInFirstView}
        />
      </div>
    </div>
  );
}
