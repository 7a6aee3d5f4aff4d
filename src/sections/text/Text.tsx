import { clsx } from 'clsx/lite';
import { Photo } from '../../components/Photo.tsx';
import prose from '../../components/Prose.module.css';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import styles from './Text.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { SectionOf } from '../../schemas/pages.ts';

export interface TextProps {
  name: string;
  words: SectionOf<'text'>;
  html: string;
  photo: PhotoData | undefined;
}

export function Text({ name, words, html, photo }: TextProps) {
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
