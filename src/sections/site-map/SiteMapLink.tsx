import { Icon, type IconName } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import styles from './SiteMapLink.module.css';
import type { MailtoHref } from '../../logic/mailto.ts';
import type { InternalHref } from '../../routes.ts';

export interface SiteMapLinkProps {
  href: InternalHref | MailtoHref;
  label: string;
  icon?: IconName;
}

/** A large link at the bottom of its compartment. */
export function SiteMapLink({ href, label, icon }: SiteMapLinkProps) {
  return (
    <span className={styles.link}>
      <TextLink href={href}>{label}</TextLink>
      {icon && <Icon name={icon} className={styles.icon} />}
    </span>
  );
}
