import { ShelfGrid } from '../../components/ShelfGrid.tsx';
import type { PhotoData } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import type { HomePage } from '../../schemas/homePage.ts';
import type { Messages } from '../../schemas/messages.ts';
import { PortfolioLink } from './PortfolioLink.tsx';
import { TeaserPicture } from './TeaserPicture.tsx';

export interface PortfolioTeaserProps {
  words: HomePage['portfolio'];
  photos: PhotoData[];
  messages: Messages['gallery'];
}

/** Four pictures of the portfolio, and the drawer that opens it. */
export function PortfolioTeaser({ words, photos, messages }: PortfolioTeaserProps) {
  const pictures = photos.map((photo) => ({
    key: photo.src,
    content: (
      <TeaserPicture photo={photo} name={fillIn(messages.toPortfolio, { alt: photo.alt })} />
    ),
  }));
  const drawer = { key: 'drawer', content: <PortfolioLink words={words.button} /> };

  return (
    <ShelfSection title={words.label} name="portfolio" space="none">
      <div className="wrap">
        <ShelfGrid cells={[...pictures, drawer]} />
      </div>
    </ShelfSection>
  );
}
