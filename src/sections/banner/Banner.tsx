import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { Photo } from '../../components/Photo.tsx';
import { resolvePhoto } from '../../data/photo.ts';
import { boardClass } from '../../logic/focusStyles.ts';
import styles from './Banner.module.css';
import { Headline } from './Headline.tsx';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words }: SectionProps<'banner'>) {
  return { photo: await resolvePhoto(words.picture, 'homeBanner') };
}

export function Banner(props: LoadedProps<typeof load>) {
  const { words, photo, path, isFirst, isInFirstView } = props;
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
        <Photo photo={photo} className={styles.photo} hasPriority={isInFirstView} />
      </div>
    </div>
  );
}
