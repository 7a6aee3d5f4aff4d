import { clsx } from 'clsx/lite';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './SiteMap.module.css';
import { SiteMapLink } from './SiteMapLink.tsx';
import type { SiteMapPage } from '../../schemas/pages.ts';

export interface SiteMapProps {
  words: SiteMapPage;
  email: string;
}

/** The groups of links, each in its compartment of an opened cupboard. */
export function SiteMap({ words, email }: SiteMapProps) {
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
