import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './SiteMap.module.css';

interface SiteMapProps {
  title: string;
  /** Links without `href` open the mail program. */
  groups: readonly { title: string; links: readonly { label: string; href?: string }[] }[];
  email: string;
}

export function SiteMap({ title: heading, groups, email }: SiteMapProps) {
  return (
    <div className={clsx('wrap', styles.map)}>
      <ShelfLabel as="h1" size="page">
        {heading}
      </ShelfLabel>
      <div className={styles.cupboard}>
        {groups.map(({ title, links }) => (
          <section key={title} className={styles.compartment}>
            <ShelfLabel>{title}</ShelfLabel>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={label} className={styles.link}>
                  <TextLink href={href ?? mailtoHref(email)}>{label}</TextLink>
                  {href === undefined && <Icon name="envelope" className={styles.icon} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
