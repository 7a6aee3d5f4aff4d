import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Photo, type PhotoData } from '../../components/Photo.tsx';
import type { HomePage } from '../../schemas/homePage.ts';
import { Headline } from './Headline.tsx';
import styles from './HomeBanner.module.css';

export interface HomeBannerProps {
  words: HomePage['banner'];
  photo: PhotoData;
}

/** The headline on the photographed wall; the picture's lower edge is the first shelf. */
export function HomeBanner({ words, photo }: HomeBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={`wrap ${styles.words}`}>
        <Headline lines={words.headline} emphasis={words.emphasis} />
        <ButtonLink href="#service" iconAfter="arrow-down">
          {words.button}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Photo photo={photo} className={styles.photo ?? ''} isBanner />
      </div>
    </div>
  );
}
