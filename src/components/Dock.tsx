import { clsx } from 'clsx/lite';
import { CONTACT_HREF } from '../routes.ts';
import styles from './Dock.module.css';
import { Icon } from './Icon.tsx';
import { MENU_ID } from './MainMenu.tsx';
import type { Messages } from '../schemas/messages.ts';

/** Contact us and the menu within reach of the thumb: fixed below the page under 900 px. */
export function Dock({ messages }: { messages: Messages }) {
  return (
    <div className={clsx(styles.dock, 'theme-sheet')}>
      <button type="button" className={styles.half} popoverTarget={MENU_ID} data-menu-button="">
        <span className={styles.face} data-face="open">
          <Icon name="menu" />
          {messages.menu.open}
        </span>
        <span className={styles.face} data-face="close">
          <Icon name="close" />
          {messages.menu.close}
        </span>
      </button>
      <a className={styles.half} href={CONTACT_HREF} data-kind="contact">
        <Icon name="envelope" />
        {messages.dock.contact}
      </a>
    </div>
  );
}
