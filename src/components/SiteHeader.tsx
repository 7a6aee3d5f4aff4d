import { fillIn } from '../logic/fillIn';
import type { Business } from '../schemas/business';
import type { Labels } from '../schemas/labels';
import type { Navigation } from '../schemas/navigation';
import { Dock } from './Dock';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import styles from './SiteHeader.module.css';

export type HeaderVariant = 'home' | 'site-map' | 'custom';

export interface SiteHeaderProps {
  variant: HeaderVariant;
  /** Path of the page being shown, e.g. "/portfolio": its entry is marked. */
  currentPath: string;
  business: Business;
  navigation: Navigation;
  labels: Labels;
}

/** Logo, dock and menu. On home it stands over the banner until that has scrolled away. */
export function SiteHeader({
  variant,
  currentPath,
  business,
  navigation,
  labels,
}: SiteHeaderProps) {
  return (
    <header className={styles.header} data-variant={variant} data-site-header="">
      <div className={`wrap ${styles.bar}`}>
        <Logo
          label={fillIn(labels.header.logoLabel, { business: business.name })}
          name={business.name}
          isCurrent={currentPath === '/'}
        />
        <Dock labels={labels} />
        <MainMenu
          currentPath={currentPath}
          business={business}
          navigation={navigation}
          labels={labels}
        />
      </div>
    </header>
  );
}
