import { ShelfSection } from '../../components/ShelfSection';
import type { HomePage } from '../../schemas/homePage';
import styles from './Testimonials.module.css';

/** First paragraphs longer than this stand in a smaller size. */
const LONG_PARAGRAPH = 260;

const OPENING_MARK = '“';
const CLOSING_MARK = '”';

/** The words of one customer: the first paragraph large, the others side by side, the name. */
export function Testimonials({ words }: { words: HomePage['testimonials'] }) {
  const [first = '', ...others] = words.paragraphs;
  const lastIndex = others.length - 1;

  return (
    <ShelfSection title={words.label} name="testimonial" isAnchor labelAt="content">
      <figure className={`wrap grid ${styles.testimonial}`}>
        <blockquote className={styles.quote}>
          <p className={styles.first} data-long={first.length > LONG_PARAGRAPH || undefined}>
            {OPENING_MARK}
            {first}
            {others.length === 0 && CLOSING_MARK}
          </p>
          {others.map((paragraph, index) => (
            <p key={paragraph} className={styles.other}>
              {paragraph}
              {index === lastIndex && CLOSING_MARK}
            </p>
          ))}
        </blockquote>
        <figcaption className={styles.customer}>
          <span className={styles.name}>{words.name}</span>
          <span className={styles.place}>{words.place}</span>
        </figcaption>
      </figure>
    </ShelfSection>
  );
}
