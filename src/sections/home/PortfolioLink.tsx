import { CornerTab } from '../../components/CornerTab.tsx';
import styles from './PortfolioLink.module.css';

/** The spruce drawer with a finger hole, in the fifth compartment. */
export function PortfolioLink({ words }: { words: string }) {
  return (
    <a className={styles.link} href="/portfolio">
      <span className={styles.words}>{words}</span>
      <CornerTab icon="arrow-right" />
    </a>
  );
}
