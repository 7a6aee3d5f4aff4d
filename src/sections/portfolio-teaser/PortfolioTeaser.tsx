import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid, ShelfSection } from '../../components/ShelfSection.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import styles from './PortfolioTeaser.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { Messages } from '../../schemas/messages.ts';
import type { SectionOf } from '../../schemas/pages.ts';

export interface PortfolioTeaserProps {
  name: string;
  words: SectionOf<'portfolio-teaser'>;
  photos: PhotoData[];
  messages: Messages['gallery'];
}

export function PortfolioTeaser({ name, words, photos, messages }: PortfolioTeaserProps) {
  const pictures = photos.map((photo) => ({
    key: photo.src,
    content: (
      <PictureLink
        photo={photo}
        href={words.href}
        aria-label={fillIn(messages.toPortfolio, { alt: photo.alt })}
      />
    ),
  }));
  const link = {
    key: words.href,
    content: (
      <a className={styles.link} href={words.href}>
        <span className={styles.words}>{words.button}</span>
        <CornerTab icon="arrow-right" />
      </a>
    ),
  };

  return (
    <ShelfSection title={words.label} name={name} space="none">
      <div className="wrap">
        <ShelfGrid cells={[...pictures, link]} />
      </div>
    </ShelfSection>
  );
}
