import { CornerTab } from '../../components/CornerTab.tsx';
import { PAGES } from '../../routes.ts';
import styles from './PortfolioLink.module.css';

/** The link to the portfolio: a spruce drawer with a finger hole. */
export function PortfolioLink({ words }: { words: string }) {
  return (
    <a className={styles.link} href={PAGES.portfolio}>
      <span className={styles.words}>{words}</span>
      <CornerTab icon="arrow-right" />
    </a>
  );
}
