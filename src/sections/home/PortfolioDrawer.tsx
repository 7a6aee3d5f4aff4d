import { CornerTab } from '../../components/CornerTab';
import styles from './PortfolioDrawer.module.css';

/** The spruce drawer with a finger hole, in the fifth compartment. */
export function PortfolioDrawer({ words }: { words: string }) {
  return (
    <a className={styles.drawer} href="/portfolio">
      <span className={styles.words}>{words}</span>
      <CornerTab icon="arrow-right" />
    </a>
  );
}
