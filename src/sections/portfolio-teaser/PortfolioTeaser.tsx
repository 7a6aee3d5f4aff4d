import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid, ShelfSection } from '../../components/ShelfSection.tsx';
import { getPictures } from '../../data/content.ts';
import { resolvePhoto } from '../../data/photo.ts';
import { PLACEMENTS } from '../../logic/placements.ts';
import styles from './PortfolioTeaser.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words }: SectionProps<'portfolio-teaser'>) {
  const [lead, ...others] = await getPictures(words.pictures);
  const photos = [
    ...(lead ? [resolvePhoto(lead, PLACEMENTS.teaserLead)] : []),
    ...others.map((picture) => resolvePhoto(picture, PLACEMENTS.teaserSmall)),
  ];
  return { photos: await Promise.all(photos) };
}

export function PortfolioTeaser({ name, words, photos }: LoadedProps<typeof load>) {
  const pictures = photos.map((photo) => (
    <PictureLink
      key={photo.src}
      photo={photo}
      href={words.href}
      aria-label={`${words.button}: ${photo.alt}`}
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
