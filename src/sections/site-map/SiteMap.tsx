import { Label } from '../../components/Label';
import { mailtoHref } from '../../logic/mailto';
import type { SiteMapPage } from '../../schemas/siteMapPage';
import styles from './SiteMap.module.css';
import { SiteMapLink } from './SiteMapLink';

export interface SiteMapProps {
  words: SiteMapPage;
  email: string;
}

/** The opened cupboard: the groups of links, each in its compartment. */
export function SiteMap({ words, email }: SiteMapProps) {
  return (
    <div className={`wrap ${styles.map}`}>
      <Label as="h1" size="page">
        {words.title}
      </Label>
      <div className={styles.cupboard}>
        {words.sections.map(({ title, links }) => (
          <section key={title} className={styles.compartment}>
            <Label>{title}</Label>
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
