import { clsx } from 'clsx/lite';
import styles from './Testimonials.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

/** Characters; longer first paragraphs are set smaller. */
const LONG_PARAGRAPH = 260;

/** A single voice stands in the middle of the page, several in its thirds. */
export const frame: FrameOf<'testimonials'> = ({ content }) => ({
  labelAt: hasOthers(content) ? 'margin' : 'content',
  space: hasOthers(content) ? 'beside' : 'head',
  roomBelow: hasOthers(content) ? 'short' : undefined,
});

function hasOthers({ others = [] }: SectionProps<'testimonials'>['content']): boolean {
  return others.length > 0;
}

export function Testimonials({ content, messages }: SectionProps<'testimonials'>) {
  const { quotation: marks } = messages;
  const last = content.paragraphs.length - 1;
  const { others = [] } = content;
  const [first = '', ...rest] = content.paragraphs.map((paragraph, index) =>
    index === last ? paragraph + marks.closing : paragraph,
  );

  return (
    <>
      <figure className={clsx('wrap grid', styles.testimonial, others.length > 0 && styles.thirds)}>
        <blockquote className={styles.quote}>
          <p
            className={clsx('type-intro', styles.first)}
            data-long={first.length > LONG_PARAGRAPH || undefined}
          >
            {marks.opening + first}
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className={styles.other}>
              {paragraph}
            </p>
          ))}
        </blockquote>
        <figcaption className={clsx('stack type-small', styles.customer)}>
          <span className="type-label">{content.name}</span>
          <span>{content.town}</span>
        </figcaption>
      </figure>
      {others.length > 0 && (
        <ul className={clsx('wrap grid screen-only', styles.others)}>
          {others.map(({ text, ...customer }) => (
            <li key={text} className={styles.voice}>
              <figure>
                <blockquote>
                  <p>{marks.opening + text + marks.closing}</p>
                </blockquote>
                <figcaption className={clsx('cluster type-small', styles.author)}>
                  <b>{customer.name}</b>
                  <span>{customer.town}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
