import { fillIn } from '../logic/fillIn';
import type { Business } from '../schemas/business';
import type { Labels } from '../schemas/labels';
import { EmailLink } from './EmailLink';
import { Icon } from './Icon';
import styles from './SiteFooter.module.css';
import { SocialIcon, type SocialNetwork } from './SocialIcon';
import { SpokenNote } from './SpokenNote';
import { TextLink } from './TextLink';

const SITE_MAP = '/site-map';
const NETWORKS: SocialNetwork[] = ['facebook', 'twitter', 'instagram'];

export interface SiteFooterProps {
  /** Path of the page being shown, e.g. "/site-map": its link is marked. */
  currentPath: string;
  business: Business;
  labels: Labels;
}

/** The lowest shelf: copyright, terms, site map, address, credit and the social marks. */
export function SiteFooter({ currentPath, business, labels }: SiteFooterProps) {
  return (
    <footer className={`${styles.footer} theme-dark`}>
      <div className={`wrap ${styles.row}`}>
        <ul className={styles.list}>
          <li>{fillIn(labels.footer.copyright, { year: business.copyrightYear })}</li>
          <li>{labels.footer.termsLabel}</li>
          <li>
            <TextLink href={SITE_MAP} aria-current={currentPath === SITE_MAP ? 'page' : undefined}>
              {labels.footer.siteMap}
            </TextLink>
          </li>
          <li>
            <EmailLink email={business.email} />
          </li>
          <li>
            <TextLink
              className={styles.credit}
              href={business.credit.url}
              target="_blank"
              rel="noopener"
            >
              {fillIn(labels.footer.builtBy, { name: business.credit.name })}
              <SpokenNote text={labels.footer.opensInNewTab} />
            </TextLink>
            <Icon name="arrow-out" className={styles.out} />
          </li>
        </ul>
        <ul className={styles.social} aria-label={labels.social.label}>
          {NETWORKS.map((network) => (
            <li key={network}>
              <a
                className={styles.mark}
                href={business.socialLinks[network]}
                aria-label={labels.social[network]}
              >
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
