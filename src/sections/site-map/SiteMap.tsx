import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import { PAGES } from '../../routes.ts';
import styles from './SiteMap.module.css';
import type { SiteMapPage } from '../../schemas/pages.ts';

interface SiteMapProps {
  words: SiteMapPage;
  email: string;
  /** Titles of the galleries in the portfolio. */
  galleries: readonly string[];
}

export function SiteMap({ words, email, galleries }: SiteMapProps) {
  const href = PAGES.portfolio;
  const galleryLinks = galleries.map((label) => ({ kind: 'page' as const, label, href }));
  return (
    <div className={clsx('wrap', styles.map)}>
      <ShelfLabel as="h1" size="page">
        {words.title}
      </ShelfLabel>
      <div className={styles.cupboard}>
        {words.sections.map(({ title, links }) => (
          <section key={title} className={styles.compartment}>
            <ShelfLabel>{title}</ShelfLabel>
            <ul className={styles.links}>
              {links
                .flatMap((link) => (link.kind === 'galleries' ? galleryLinks : link))
                .map((link) => (
                  <li key={link.label} className={styles.link}>
                    {link.kind === 'email' ? (
                      <>
                        <TextLink href={mailtoHref(email)}>{link.label}</TextLink>
                        <Icon name="envelope" className={styles.icon} />
                      </>
                    ) : (
                      <TextLink href={link.href}>{link.label}</TextLink>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
