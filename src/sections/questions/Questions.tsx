import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import prose from '../../components/Prose.module.css';
import { railFrame } from '../../components/Rail.tsx';
import { fieldHtml, fieldHtmlBelowLabel } from '../../logic/proseHtml.ts';
import styles from './Questions.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'questions'> = ({ content, site }) =>
  railFrame({ note: content.note && fieldHtml(content.note, site.hidden) });

/** A chest of drawers that open without script; the browser's search finds what is in them. */
export function Questions({ content, site }: SectionProps<'questions'>) {
  return (
    <div className={styles.chest}>
      {content.entries.map(({ question, answer }) => (
        <details key={question} className={styles.drawer}>
          <summary className={clsx('row type-line', styles.front)}>
            {question}
            <Icon name="plus" size={28} className={clsx('screen-only', styles.icon)} />
          </summary>
          <div className={styles.inside}>
            <div
              className={clsx(prose.prose, styles.answer)}
              dangerouslySetInnerHTML={{ __html: fieldHtmlBelowLabel(answer, site.hidden) }}
            />
          </div>
        </details>
      ))}
    </div>
  );
}
