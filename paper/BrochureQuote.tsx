import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import styles from './BrochureQuote.module.css';
import type { HomePage } from '../src/schemas/homePage.ts';
import type { Messages } from '../src/schemas/messages.ts';

export interface BrochureQuoteProps {
  words: HomePage['testimonials'];
  counters: HomePage['about']['counters'];
  marks: Messages['quotation'];
}

/** What a customer says first, and beside it the numbers, which stand on their shelves. */
export function BrochureQuote({ words, counters, marks }: BrochureQuoteProps) {
  return (
    <section className={styles.section}>
      <figure>
        <ShelfLabel>{words.label}</ShelfLabel>
        <blockquote className={styles.words}>
          {marks.opening}
          {words.paragraphs[0]}
          {marks.closing}
        </blockquote>
        <figcaption className={styles.customer}>
          <b>{words.name}</b> {words.place}
        </figcaption>
      </figure>
      {counters.map(({ value, suffix, label }) => (
        <p key={label} className={styles.counter}>
          <span className={styles.number}>
            {value}
            <span className={styles.suffix}>{suffix}</span>
          </span>
          <span className={styles.label}>{label}</span>
        </p>
      ))}
    </section>
  );
}
