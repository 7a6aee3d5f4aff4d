import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import prose from '../../components/Prose.module.css';
import { fieldHtmlBelowLabel } from '../../logic/proseHtml.ts';
import styles from './Text.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

type Props = SectionProps<'text'>;

function isAcross({ side }: Props['content']): boolean {
  return side === 'across';
}

/** The label of a picture over the whole width, which needs no text, is its caption. */
export const frame: FrameOf<'text'> = ({ content }) => ({
  space: 'beside',
  roomBelow: content.text === undefined ? 'short' : 'none',
  labelSize: content.text === undefined ? 'small' : 'section',
  above: isAcross(content) && content.picture && (
    <div className={styles.across}>
      <ContentPhoto picture={content.picture} slot="across" />
    </div>
  ),
});

export function Text({ content, site }: Props) {
  const { picture, side, text } = content;
  if (text === undefined) return undefined;
  return (
    <div className="wrap grid clip-x" data-side={side}>
      {picture && !isAcross(content) && (
        <div className={clsx('shelf-below full-bleed', styles.picture)}>
          <ContentPhoto picture={picture} slot="beside" />
        </div>
      )}
      <div
        className={clsx(prose.prose, 'beside', styles.text)}
        dangerouslySetInnerHTML={{ __html: fieldHtmlBelowLabel(text, site.hidden) }}
      />
    </div>
  );
}
