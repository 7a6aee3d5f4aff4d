import { clsx } from 'clsx/lite';
import { fillIn } from '../logic/fillIn.ts';
import { PAGES } from '../routes.ts';
import { Dock } from './Dock.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import styles from './SiteHeader.module.css';
import type { Business } from '../schemas/business.ts';
import type { Messages } from '../schemas/messages.ts';
import type { Navigation } from '../schemas/messages.ts';

/** A menu and a name with more letters than this take more than two rows in the smallest wide window. */
const LETTERS_OF_TWO_ROWS = 100;

export type HeaderVariant = 'home' | 'site-map' | 'custom';

export interface SiteHeaderProps {
  variant: HeaderVariant;
  /** Path of the page being shown, e.g. "/portfolio": its entry is marked. */
  currentPath: string;
  business: Business;
  navigation: Navigation;
  messages: Messages;
}

/** Logo, dock and menu. On home it stands over the banner until that has scrolled away. */
export function SiteHeader({
  variant,
  currentPath,
  business,
  navigation,
  messages,
}: SiteHeaderProps) {
  const letters = [business.name, ...navigation.entries.map(({ label }) => label)].join('').length;
  const isHigh = letters > LETTERS_OF_TWO_ROWS;
  return (
    <header
      className={styles.header}
      data-variant={variant}
      data-high={isHigh || undefined}
      data-block={isHigh || business.logo ? undefined : ''}
      data-site-header=""
    >
      <div className={clsx('wrap', styles.bar)}>
        <Logo
          label={fillIn(messages.header.logoLabel, { business: business.name })}
          name={business.name}
          picture={business.logo?.src}
          isCurrent={currentPath === PAGES.home}
        />
        <Dock messages={messages} />
        <MainMenu
          currentPath={currentPath}
          business={business}
          navigation={navigation}
          messages={messages}
        />
      </div>
    </header>
  );
}
