import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid, ShelfSection } from '../../components/ShelfSection.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import { PAGES } from '../../routes.ts';
import styles from './PortfolioTeaser.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { HomePage } from '../../schemas/home.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface PortfolioTeaserProps {
  words: HomePage['portfolio'];
  photos: PhotoData[];
  messages: Messages['gallery'];
}

export function PortfolioTeaser({ words, photos, messages }: PortfolioTeaserProps) {
  const pictures = photos.map((photo) => ({
    key: photo.src,
    content: (
      <PictureLink
        photo={photo}
        href={PAGES.portfolio}
        aria-label={fillIn(messages.toPortfolio, { alt: photo.alt })}
      />
    ),
  }));
  const link = {
    key: PAGES.portfolio,
    content: (
      <a className={styles.link} href={PAGES.portfolio}>
        <span className={styles.words}>{words.button}</span>
        <CornerTab icon="arrow-right" />
      </a>
    ),
  };

  return (
    <ShelfSection title={words.label} name="portfolio" space="none">
      <div className="wrap">
        <ShelfGrid cells={[...pictures, link]} />
      </div>
    </ShelfSection>
  );
}
