import { clsx } from 'clsx/lite';
import { BeforeAndAfter } from '../../components/BeforeAndAfter.tsx';
import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid, ShelfSection } from '../../components/ShelfSection.tsx';
import { getPictures } from '../../data/content.ts';
import { resolvePhoto } from '../../data/photo.ts';
import styles from './PortfolioTeaser.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words }: SectionProps<'portfolio-teaser'>) {
  const leads = words.beforeAndAfter ? 2 : 1;
  const pictures = await getPictures(words.pictures);
  const photos = pictures.map((picture, index) =>
    resolvePhoto(picture, index < leads ? 'lead' : 'small'),
  );
  return { photos: await Promise.all(photos) };
}

export function PortfolioTeaser({ name, words, photos, messages }: LoadedProps<typeof load>) {
  const pictures = photos.map((photo) => (
    <PictureLink
      key={photo.src}
      photo={photo}
      href={words.href}
      aria-label={`${words.button}: ${photo.alt}`}
    >
      {words.beforeAndAfter && <CornerTab icon="arrow-right" />}
    </PictureLink>
  ));
  const pair = words.beforeAndAfter ? pictures.splice(0, 2) : [];
  const link = (
    <a key={words.href} className={clsx('type-title lift', styles.link)} href={words.href}>
      <span className={styles.words}>{words.button}</span>
      <CornerTab icon="arrow-right" />
    </a>
  );

  return (
    <ShelfSection title={words.label} name={name} space="none">
      <div className="wrap">
        {words.beforeAndAfter ? (
          <ShelfGrid
            arrangement={styles.pair}
            cells={[
              <BeforeAndAfter key="pair" cells={pair} messages={messages.gallery} />,
              ...pictures,
              link,
            ]}
          />
        ) : (
          <ShelfGrid cells={[...pictures, link]} />
        )}
      </div>
    </ShelfSection>
  );
}
