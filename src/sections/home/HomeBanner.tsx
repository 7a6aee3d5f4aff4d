import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Headline } from './Headline.tsx';
import styles from './HomeBanner.module.css';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';
import type { HomeHash } from '../../routes.ts';
import type { HomePage } from '../../schemas/home.ts';

export interface HomeBannerProps {
  words: HomePage['banner'];
  photo: PhotoData;
}

const SERVICES: HomeHash = '#service';

/** The headline on the photographed wall; the picture's lower edge is the first shelf. */
export function HomeBanner({ words, photo }: HomeBannerProps) {
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
