import { clsx } from 'clsx/lite';
import { fillIn } from '../logic/fillIn.ts';
import { CONTACT_HREF, PAGES } from '../routes.ts';
import { CopyEmail } from './CopyEmail.tsx';
import { EmailLink } from './EmailLink.tsx';
import { Logo } from './Logo.tsx';
import styles from './MainMenu.module.css';
import { ShelfLabel } from './ShelfLabel.tsx';
import type { Business } from '../schemas/business.ts';
import type { Messages } from '../schemas/messages.ts';
import type { Navigation } from '../schemas/messages.ts';

/** The popover that the dock's button opens, so that the menu works without script. */
export const MENU_ID = 'menu';

export interface MainMenuProps {
  currentPath: string;
  business: Business;
  navigation: Navigation;
  messages: Messages;
}

/** One list of entries: a row in the wide header, below 900 px a popover above the dock. */
export function MainMenu({ currentPath, business, navigation, messages }: MainMenuProps) {
  return (
    <nav
      id={MENU_ID}
      className={clsx(styles.menu, 'theme-sheet')}
      popover="auto"
      aria-label={messages.header.navigationLabel}
      data-menu=""
    >
      <div className={styles.logo}>
        <Logo
          label={fillIn(messages.header.logoLabel, { business: business.name })}
          name={business.name}
          picture={business.logo?.src}
          isCurrent={currentPath === PAGES.home}
        />
      </div>
      <div className={styles.title}>
        <ShelfLabel as="p" size="small">
          {messages.menu.title}
        </ShelfLabel>
      </div>
      <ul className={styles.list}>
        {navigation.entries.map(({ label, href, service }) => (
          <li key={href} className={styles.item}>
            <a
              className={clsx(styles.entry, href === CONTACT_HREF && 'lift')}
              href={href}
              aria-current={href === currentPath ? 'page' : undefined}
              data-kind={href === CONTACT_HREF ? 'contact' : undefined}
              data-service={service}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.email}>
        <EmailLink email={business.email} />
        <CopyEmail email={business.email} messages={messages.contact} />
      </div>
    </nav>
  );
}
