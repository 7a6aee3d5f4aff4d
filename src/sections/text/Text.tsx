import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import prose from '../../components/Prose.module.css';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { fieldHtmlBelowLabel } from '../../logic/proseHtml.ts';
import styles from './Text.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

/** The label of a picture over the whole width, which needs no words, is its caption. */
export function Text({ id, words }: SectionProps<'text'>) {
  const isAcross = words.side === 'across';
  const html = words.text !== undefined && fieldHtmlBelowLabel(words.text);
  const picture = words.picture && (
    <div className={isAcross ? styles.across : clsx('shelf-below endless', styles.picture)}>
      <ContentPhoto picture={words.picture} place={isAcross ? 'across' : 'beside'} />
    </div>
  );
  return (
    <>
      {isAcross && picture}
      <ShelfSection title={words.label} id={id} space="beside" roomBelow={html ? 'none' : 'short'}>
        {html && (
          <div className="wrap grid clip-x" data-side={words.side}>
            {!isAcross && picture}
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
