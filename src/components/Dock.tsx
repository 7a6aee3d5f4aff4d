import { CONTACT_ADDRESS } from '../schemas/addresses';
import type { Labels } from '../schemas/labels';
import styles from './Dock.module.css';
import { Icon } from './Icon';
import { MENU_ID } from './MainMenu';

/** Contact us and the menu within reach of the thumb: fixed below the page under 900 px. */
export function Dock({ labels }: { labels: Labels }) {
  return (
    <div className={`${styles.dock} theme-sheet`}>
      <button type="button" className={styles.half} popoverTarget={MENU_ID} data-menu-button="">
        <span className={styles.face} data-face="open">
          <Icon name="menu" />
          {labels.menu.open}
        </span>
        <span className={styles.face} data-face="close">
          <Icon name="close" />
          {labels.menu.close}
        </span>
      </button>
      <a className={styles.half} href={CONTACT_ADDRESS} data-kind="contact">
        <Icon name="envelope" />
        {labels.dock.contact}
      </a>
    </div>
  );
}
