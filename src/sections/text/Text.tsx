import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import prose from '../../components/Prose.module.css';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { fieldHtmlBelowLabel } from '../../logic/proseHtml.ts';
import styles from './Text.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

/** The label of a picture over the whole width, which needs no text, is its caption. */
export function Text({ id, content }: SectionProps<'text'>) {
  const isAcross = content.side === 'across';
  const html = content.text !== undefined && fieldHtmlBelowLabel(content.text);
  const picture = content.picture && (
    <div className={isAcross ? styles.across : clsx('shelf-below full-bleed', styles.picture)}>
      <ContentPhoto picture={content.picture} slot={isAcross ? 'across' : 'beside'} />
    </div>
  );
  return (
    <>
      {isAcross && picture}
      <ShelfSection
        title={content.label}
        id={id}
        space="beside"
        roomBelow={html ? 'none' : 'short'}
      >
        {html && (
          <div className="wrap grid clip-x" data-side={content.side}>
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
