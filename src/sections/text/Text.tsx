import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import prose from '../../components/Prose.module.css';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { resolvePhoto } from '../../data/photo.ts';
import { fieldHtml } from '../../logic/proseHtml.ts';
import styles from './Text.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words: { text, picture, side } }: SectionProps<'text'>) {
  const place = side === 'across' ? 'across' : 'beside';
  return {
    html: text !== undefined && fieldHtml(text),
    photo: picture && (await resolvePhoto(picture, place)),
  };
}

/** The label of a picture over the whole width, which needs no words, is its caption. */
export function Text({ name, words, html, photo }: LoadedProps<typeof load>) {
  const picture = photo && (
    <div
      className={
        words.side === 'across' ? styles.across : clsx('shelf-below endless', styles.picture)
      }
    >
      <Photo photo={photo} />
    </div>
  );
  return (
    <>
      {words.side === 'across' && picture}
      <ShelfSection
        title={words.label}
        name={name}
        space="beside"
        roomBelow={html ? 'none' : 'short'}
      >
        {html && (
          <div className="wrap grid clip-x" data-side={words.side}>
            {words.side !== 'across' && picture}
            <div
              className={clsx(prose.prose, 'beside', styles.text)}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
        )}
      </ShelfSection>
    </>
  );
}
