import { clsx } from 'clsx/lite';
import { fillIn } from '../logic/fillIn.ts';
import { PAGES, TERMS } from '../routes.ts';
import { EmailLink } from './EmailLink.tsx';
import { Icon } from './Icon.tsx';
import styles from './SiteFooter.module.css';
import { SocialIcon, type SocialNetwork } from './SocialIcon.tsx';
import { SpokenNote } from './SpokenNote.tsx';
import { TextLink } from './TextLink.tsx';
import type { Business } from '../schemas/business.ts';
import type { Messages } from '../schemas/messages.ts';

const NETWORKS: SocialNetwork[] = ['facebook', 'twitter', 'instagram'];

export interface SiteFooterProps {
  /** Path of the page being shown, e.g. "/site-map": its link is marked. */
  currentPath: string;
  business: Business;
  messages: Messages;
  /** Pages of the owner's own words. */
  wordsPages: readonly { href: string; title: string }[];
}

/** Copyright, terms and other words of the owner, site map, e-mail address, credit and the social marks: the lowest shelf. */
export function SiteFooter({ currentPath, business, messages, wordsPages }: SiteFooterProps) {
  const terms = wordsPages.find(({ href }) => href === TERMS);
  const others = wordsPages.filter((page) => page !== terms);
  const pageLink = (href: string, words: string) => (
    <TextLink href={href} aria-current={currentPath === href ? 'page' : undefined}>
      {words}
    </TextLink>
  );
  return (
    <footer className={clsx(styles.footer, 'theme-dark')}>
      <div className={clsx('wrap', styles.row)}>
        <ul className={styles.list}>
          <li>{fillIn(messages.footer.copyright, { year: business.copyrightYear })}</li>
          <li>
            {terms ? pageLink(TERMS, messages.footer.termsLabel) : messages.footer.termsLabel}
          </li>
          {others.map(({ href, title }) => (
            <li key={href}>{pageLink(href, title)}</li>
          ))}
          <li>{pageLink(PAGES.siteMap, messages.footer.siteMap)}</li>
          <li>
            <EmailLink email={business.email} />
          </li>
          <li>
            <TextLink href={business.credit.url} target="_blank" rel="noopener">
              {fillIn(messages.footer.builtBy, { name: business.credit.name })}
              <SpokenNote text={messages.footer.opensInNewTab} />
            </TextLink>
            <Icon name="arrow-out" className={styles.out} />
          </li>
        </ul>
        <ul className={styles.social} aria-label={messages.social.label}>
          {NETWORKS.map((network) => (
            <li key={network}>
              <a
                className={styles.mark}
                href={business.socialLinks[network]}
                aria-label={messages.social[network]}
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
