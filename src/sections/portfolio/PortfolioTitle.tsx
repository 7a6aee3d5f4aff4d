import { Label } from '../../components/Label';
import type { PortfolioPage } from '../../schemas/portfolioPage';
import styles from './PortfolioTitle.module.css';

/** The page label and its sub-title. */
export function PortfolioTitle({ words }: { words: PortfolioPage }) {
  return (
    <div className={`wrap ${styles.title}`}>
      <Label as="h1" size="page">
        {words.title}
      </Label>
      <p className={styles.subtitle}>{words.subtitle}</p>
    </div>
  );
}
