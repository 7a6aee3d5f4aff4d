import { clsx } from 'clsx/lite';
import { fillIn } from '../logic/fillIn.ts';
import { TERMS } from '../routes.ts';
import { Icon } from './Icon.tsx';
import styles from './SiteFooter.module.css';
import { EmailLink, SpokenNote, TextLink } from './TextLink.tsx';
import type { SiteParts } from '../data/navigation.ts';
import type { SocialService } from '../schemas/business.ts';

const X = 'M3 3h5l13 18h-5zM4 21l6.5-7M13.5 10 20 3';

/** Facebook and Instagram are from Feather (MIT licence); Twitter has the mark of today's X. */
const OUTLINES: Readonly<Record<SocialService, string>> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  twitter: X,
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.4A4 4 0 1 1 12.6 8 4 4 0 0 1 16 11.4zM17.5 6.500h.01',
  x: X,
  pinterest: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM9.5 21l3-12M8 13a4.5 4.5 0 1 1 4 2.5',
  linkedin:
    'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM7 11v6M7 7h.01M12 17v-6m0 3a2.5 2.5 0 0 1 5 0v3',
  whatsapp: 'M2.5 21.5 4 16a9.5 9.5 0 1 1 4 4zM8.5 8v1a6.5 6.5 0 0 0 6.5 6.5h1',
  youtube: 'M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM10 8.5v7l6-3.5z',
  tiktok: 'M10 11a5.5 5.5 0 1 0 4 5V2a6 6 0 0 0 6 6',
};

export function SiteFooter({ currentPath, business, navigation, messages }: SiteParts) {
  const { textPages, siteMap } = navigation;
  const terms = textPages.find(({ href }) => href === TERMS);
  const termsLabel = messages.footer.termsLabel ?? terms?.title;
  const others = textPages.filter((page) => page !== terms);
  const pageLink = (href: string, label: string) => (
    <TextLink href={href} aria-current={currentPath === href ? 'page' : undefined}>
      {label}
    </TextLink>
  );
  return (
    <footer className={clsx(styles.footer, 'type-small theme-dark')}>
      <div className={clsx('wrap cluster', styles.row)}>
        <ul className={clsx('cluster', styles.list)}>
          <li>{fillIn(messages.footer.copyright, { year: business.copyrightYear })}</li>
          {termsLabel !== undefined && <li>{terms ? pageLink(TERMS, termsLabel) : termsLabel}</li>}
          {others.map(({ href, title }) => (
            <li key={href}>{pageLink(href, title)}</li>
          ))}
          {siteMap !== undefined && <li>{pageLink(siteMap, messages.footer.siteMap)}</li>}
          <li>
            <EmailLink email={business.email} />
          </li>
          {business.credit && (
            <li>
              <TextLink href={business.credit.url} target="_blank" rel="noopener">
                {fillIn(messages.footer.builtBy, { name: business.credit.name })}
                <SpokenNote text={messages.footer.opensInNewTab} />
              </TextLink>
              <Icon name="arrow-out" />
            </li>
          )}
        </ul>
        {business.socialLinks.length > 0 && (
          <ul className={clsx('cluster', styles.social)} aria-label={messages.social.label}>
            {business.socialLinks.map(({ service, url }) => (
              <li key={service}>
                <a className="icon-target" href={url} aria-label={messages.social[service]}>
                  <Icon
                    path={OUTLINES[service]}
                    size={22}
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
