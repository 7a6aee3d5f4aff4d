import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { getPlacedPicture } from '../../data/content.ts';
import { resolvePhoto } from '../../data/photo.ts';
import { HOME } from '../../routes.ts';
import styles from './Introduction.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words: { banner, picture } }: SectionProps<'introduction'>) {
  if (!picture) return { photo: banner && (await resolvePhoto(banner, 'stylingBanner')) };
  // Decorative: the same picture appears below with its alternative text.
  const beside = { ...(await getPlacedPicture(picture)), alt: '' };
  return { photo: await resolvePhoto(beside, 'organizingOpening') };
}

type Props = LoadedProps<typeof load>;
type Opening = Pick<Props, 'photo' | 'isInFirstView'> & {
  words: Omit<Props['words'], 'kind'>;
};

export function Introduction({ words, photo, isInFirstView }: Opening) {
  const { title, intro, approach, picture } = words;
  const shown = photo && (
    <div className={styles.picture} data-becomes={HOME}>
      <Photo photo={photo} className={styles.photo} hasPriority={isInFirstView} />
    </div>
  );
  // `side`: at the right of wide windows, above the approach.
  return (
    <div data-photo-at={picture ? 'side' : 'top'}>
      {!picture && shown}
      <div className={clsx('wrap grid', styles.words)}>
        <div className={styles.label}>
          <ShelfLabel as="h1" size="page">
            {title}
          </ShelfLabel>
        </div>
        <p className={clsx('type-intro', styles.intro)}>{intro}</p>
        {picture && (
          <div className={clsx('stack', styles.side)}>
            {shown}
            {approach && (
              <div className={styles.approach}>
                <h2 className={clsx('type-label', styles.title)}>{approach.title}</h2>
                <p>{approach.text}</p>
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
