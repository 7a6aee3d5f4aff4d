import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { getPlacedPicture } from '../../data/content.ts';
import { resolvePhoto } from '../../data/photo.ts';
import styles from './Situations.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words }: SectionProps<'situations'>) {
  const picture = await getPlacedPicture(words.picture);
  return { photo: await resolvePhoto(picture, 'situations') };
}

export function Situations({ name, words, photo }: LoadedProps<typeof load>) {
  return (
    <ShelfSection title={words.label} name={name} space="beside">
      <div className="wrap grid">
        <ul className={styles.list}>
          {words.entries.map((situation) => (
            <li key={situation} className={clsx('type-title', styles.line)}>
              {situation}
            </li>
          ))}
        </ul>
        <div className={clsx('shelf-below screen-only', styles.picture)}>
          <Photo photo={photo} className={styles.photo} />
        </div>
      </div>
    </ShelfSection>
  );
}
