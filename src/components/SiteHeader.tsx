import { clsx } from 'clsx/lite';
import { mailtoHref } from '../logic/mailto.ts';
import { isProject, pageOfList } from '../routes.ts';
import { ContactChoice, waysOf } from './ContactChoice.tsx';
import { CopyEmail } from './CopyEmail.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import menuStyles from './MainMenu.module.css';
import { ShelfLabel } from './ShelfLabel.tsx';
import styles from './SiteHeader.module.css';
import { EmailLink } from './TextLink.tsx';
import type { SiteParts } from '../data/navigation.ts';

const MENU_ID = 'menu';
const CHOICE_ID = 'contact-choice';

export interface SiteHeaderProps extends SiteParts {
  /** Over the first picture until the visitor scrolls past it. */
  isOverPicture: boolean;
}

/** Logo, dock and menu. */
export function SiteHeader(parts: SiteHeaderProps) {
  const ways = waysOf(parts);
  return (
    <header
      className={clsx(styles.header, parts.isOverPicture && 'home-header')}
      data-site-header=""
    >
      <div className={clsx('wrap row', styles.bar)}>
        <Logo {...parts} />
        <Dock {...parts} ways={ways} />
        {ways && <ContactChoice id={CHOICE_ID} title={parts.messages.dock.contact} ways={ways} />}
        <MainMenu {...parts} />
      </div>
    </header>
  );
}

function Dock({ ways, ...parts }: SiteParts & { ways: ReturnType<typeof waysOf> }) {
  const { business, navigation, messages } = parts;
  const contact = navigation.contact ?? mailtoHref(business.email);
  return (
    <div className={clsx('surface screen-only', styles.dock, 'type-action theme-sheet')}>
      <button
        type="button"
        className={clsx(styles.half, 'icon-text')}
        popoverTarget={MENU_ID}
        data-menu-button=""
      >
        <span className="icon-text" data-for-state="open">
          <Icon name="menu" />
          {messages.menu.open}
        </span>
        <span className="icon-text" data-for-state="close">
          <Icon name="close" />
          {messages.menu.close}
        </span>
      </button>
      {ways ? (
        <button
          type="button"
          className={clsx(styles.half, 'icon-text')}
          popoverTarget={CHOICE_ID}
          data-kind="contact"
        >
          <Icon name="phone" />
          {messages.dock.contact}
        </button>
      ) : (
        <a className={clsx(styles.half, 'icon-text')} href={contact} data-kind="contact">
          <Icon name="arrow-down" />
          {messages.dock.contact}
        </a>
      )}
    </div>
  );
}

/** Pages about projects mark the entry of the portfolio, pages of a list that of its first one. */
function currentOf(href: string, { currentPath, navigation }: SiteParts) {
  if (href === currentPath) return 'page';
  if (href === pageOfList(currentPath)) return true;
  return (isProject(currentPath) && href === navigation.portfolio) || undefined;
}

function MainMenu(parts: SiteParts) {
  const { business, navigation, messages } = parts;
  return (
    <nav
      id={MENU_ID}
      className={clsx(menuStyles.menu, 'theme-sheet')}
      popover="auto"
      aria-label={messages.header.navigationLabel}
      data-menu=""
    >
      <div className={menuStyles.logo}>
        <Logo {...parts} />
      </div>
      <div className={menuStyles.title}>
        <ShelfLabel as="p" size="small">
          {messages.menu.title}
        </ShelfLabel>
      </div>
      <ul className={menuStyles.list}>
        {navigation.entries.map(({ label, href, theme, isContact }) => (
          <li key={href} className={menuStyles.item}>
            <a
              className={clsx(menuStyles.entry, isContact && 'lift')}
              href={href}
              aria-current={currentOf(href, parts)}
              data-kind={isContact ? 'contact' : undefined}
              data-service={theme}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={clsx('row', menuStyles.email)}>
        <EmailLink email={business.email} />
        <CopyEmail email={business.email} messages={messages.contact} look="plain" />
      </div>
    </nav>
  );
}
