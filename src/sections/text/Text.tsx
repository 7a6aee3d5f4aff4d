import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import prose from '../../components/Prose.module.css';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { resolvePhoto } from '../../data/photo.ts';
import { PLACEMENTS } from '../../logic/placements.ts';
import { fieldHtml } from '../../logic/proseHtml.ts';
import styles from './Text.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words }: SectionProps<'text'>) {
  return {
    html: fieldHtml(words.text),
    photo: words.picture && (await resolvePhoto(words.picture, PLACEMENTS.beside)),
  };
}

export function Text({ name, words, html, photo }: LoadedProps<typeof load>) {
  return (
    <ShelfSection title={words.label} name={name} space="beside" roomBelow="none">
      <div className="wrap grid clip-x" data-side={words.side}>
        {photo && (
          <div className={styles.picture}>
            <Photo photo={photo} />
          </div>
        )}
        <div
          className={clsx(prose.prose, styles.text)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </ShelfSection>
  );
}
