import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import type { SiteMapPage } from '../../schemas/siteMapPage.ts';
import styles from './SiteMap.module.css';
import { SiteMapLink } from './SiteMapLink.tsx';

export interface SiteMapProps {
  words: SiteMapPage;
  email: string;
}

/** The opened cupboard: the groups of links, each in its compartment. */
export function SiteMap({ words, email }: SiteMapProps) {
  return (
    <div className={`wrap ${styles.map}`}>
      <ShelfLabel as="h1" size="page">
        {words.title}
      </ShelfLabel>
      <div className={styles.cupboard}>
        {words.sections.map(({ title, links }) => (
          <section key={title} className={styles.compartment}>
            <ShelfLabel>{title}</ShelfLabel>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  {link.kind === 'email' ? (
                    <SiteMapLink href={mailtoHref(email)} label={link.label} icon="envelope" />
                  ) : (
                    <SiteMapLink href={link.href} label={link.label} />
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
