import { GapShelfLeftDrawing } from '../../components/drawings/GapShelfLeftDrawing.tsx';
import { GapShelfRightDrawing } from '../../components/drawings/GapShelfRightDrawing.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { NotFoundPage } from '../../schemas/notFoundPage.ts';
import styles from './EmptyShelf.module.css';

/** A shelf with one gap; below it hangs the label by one pin, and the ways back. */
export function EmptyShelf({ words }: { words: NotFoundPage }) {
  return (
    <>
      <div className={styles.shelf}>
        <div className={`wrap ${styles.things}`}>
          <div className={styles.side}>
            <GapShelfLeftDrawing />
          </div>
          <div className={styles.gap}>
            <div className={styles.label}>
              <ShelfLabel as="p">{words.label}</ShelfLabel>
            </div>
          </div>
          <div className={styles.side}>
            <GapShelfRightDrawing />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.text}>{words.text}</p>
        <ul className={styles.links}>
          {words.links.map(({ label, href }) => (
            <li key={href}>
              <TextLink className={styles.link} href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
