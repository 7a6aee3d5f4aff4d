import { Compartments } from '../../components/Compartments';
import type { PhotoData } from '../../components/Photo';
import { ShelfSection } from '../../components/ShelfSection';
import { fillIn } from '../../logic/fillIn';
import type { HomePage } from '../../schemas/homePage';
import type { Labels } from '../../schemas/labels';
import { PortfolioDrawer } from './PortfolioDrawer';
import { TeaserPicture } from './TeaserPicture';

export interface PortfolioTeaserProps {
  words: HomePage['portfolio'];
  photos: PhotoData[];
  labels: Labels['gallery'];
}

/** Four pictures of the portfolio, and the drawer that opens it. */
export function PortfolioTeaser({ words, photos, labels }: PortfolioTeaserProps) {
  const pictures = photos.map((photo) => ({
    key: photo.src,
    content: <TeaserPicture photo={photo} name={fillIn(labels.toPortfolio, { alt: photo.alt })} />,
  }));
  const drawer = { key: 'drawer', content: <PortfolioDrawer words={words.button} /> };

  return (
    <ShelfSection title={words.label} name="portfolio" space="none">
      <div className="wrap">
        <Compartments cells={[...pictures, drawer]} />
      </div>
    </ShelfSection>
  );
}
