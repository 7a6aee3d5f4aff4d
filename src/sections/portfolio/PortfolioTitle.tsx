import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import type { PortfolioPage } from '../../schemas/portfolioPage.ts';
import styles from './PortfolioTitle.module.css';

/** The page label and its sub-title. */
export function PortfolioTitle({ words }: { words: PortfolioPage }) {
  return (
    <div className={`wrap ${styles.title}`}>
      <ShelfLabel as="h1" size="page">
        {words.title}
      </ShelfLabel>
      <p className={styles.subtitle}>{words.subtitle}</p>
    </div>
  );
}
