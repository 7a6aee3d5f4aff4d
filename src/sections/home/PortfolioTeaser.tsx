import { PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid } from '../../components/ShelfGrid.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import { PAGES } from '../../routes.ts';
import { PortfolioLink } from './PortfolioLink.tsx';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';
import type { HomePage } from '../../schemas/home.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface PortfolioTeaserProps {
  words: HomePage['portfolio'];
  photos: PhotoData[];
  messages: Messages['gallery'];
}

/** Four pictures of the portfolio, and the way to all of them in the fifth compartment. */
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
  const link = { key: PAGES.portfolio, content: <PortfolioLink words={words.button} /> };

  return (
    <ShelfSection title={words.label} name="portfolio" space="none">
      <div className="wrap">
        <ShelfGrid cells={[...pictures, link]} />
      </div>
    </ShelfSection>
  );
}
