import styles from './CornerTab.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** The tab in the lower right corner of a picture that leads somewhere. */
export function CornerTab({ icon }: { icon: IconName }) {
  return (
    <span className={styles.tab}>
      <Icon name={icon} size={20} />
    </span>
  );
}
