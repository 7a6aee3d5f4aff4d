import { fillIn } from '../logic/fillIn';
import { CONTACT_ADDRESS } from '../schemas/addresses';
import type { Business } from '../schemas/business';
import type { Labels } from '../schemas/labels';
import type { Navigation } from '../schemas/navigation';
import { CopyAddress } from './CopyAddress';
import { EmailLink } from './EmailLink';
import { Label } from './Label';
import { Logo } from './Logo';
import styles from './MainMenu.module.css';

/** The popover that the dock's button opens, so that the menu works without script. */
export const MENU_ID = 'menu';

export interface MainMenuProps {
  currentPath: string;
  business: Business;
  navigation: Navigation;
  labels: Labels;
}

/** One list of entries: a row in the wide header, below 900 px a popover above the dock. */
export function MainMenu({ currentPath, business, navigation, labels }: MainMenuProps) {
  return (
    <nav
      id={MENU_ID}
      className={`${styles.menu} theme-sheet`}
      popover="auto"
      aria-label={labels.header.navigationLabel}
      data-menu=""
    >
      <div className={styles.logo}>
        <Logo
          label={fillIn(labels.header.logoLabel, { business: business.name })}
          name={business.name}
          isCurrent={currentPath === '/'}
        />
      </div>
      <div className={styles.title}>
        <Label as="p" size="small">
          {labels.menu.title}
        </Label>
      </div>
      <ul className={styles.list}>
        {navigation.entries.map(({ label, href, code }) => (
          <li key={href} className={styles.item}>
            <a
              className={styles.entry}
              href={href}
              aria-current={href === currentPath ? 'page' : undefined}
              data-kind={href === CONTACT_ADDRESS ? 'contact' : undefined}
              data-code={code}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.address}>
        <EmailLink email={business.email} />
        <CopyAddress email={business.email} labels={labels.contact} />
      </div>
    </nav>
  );
}
