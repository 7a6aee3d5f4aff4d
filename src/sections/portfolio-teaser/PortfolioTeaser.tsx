import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid, ShelfSection } from '../../components/ShelfSection.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import styles from './PortfolioTeaser.module.css';
import type { SectionProps } from '../../data/pages.ts';
import type { PhotoData } from '../../data/photo.ts';

interface PortfolioTeaserProps extends SectionProps<'portfolio-teaser'> {
  photos: PhotoData[];
}

export function PortfolioTeaser({ name, words, photos, messages }: PortfolioTeaserProps) {
  const pictures = photos.map((photo) => (
    <PictureLink
      key={photo.src}
      photo={photo}
      href={words.href}
      aria-label={fillIn(messages.gallery.toPortfolio, { alt: photo.alt })}
    />
  ));
  const link = (
    <a key={words.href} className={styles.link} href={words.href}>
      <span className={styles.words}>{words.button}</span>
      <CornerTab icon="arrow-right" />
    </a>
  );

  return (
    <ShelfSection title={words.label} name={name} space="none">
      <div className="wrap">
        <ShelfGrid cells={[...pictures, link]} />
      </div>
    </ShelfSection>
  );
}
