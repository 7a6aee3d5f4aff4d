import { PAGES } from '../routes.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  /** Name of the link: where it leads, the name of the business included. */
  label: string;
  /** Name of the business, the words of the logo. */
  name: string;
  /** Whether this is the page it leads to. */
  isCurrent: boolean;
}

/** Three Ts that share one crossbar, and one block put in its place on top, beside the name. */
export function Logo({ label, name, isCurrent }: LogoProps) {
  return (
    <a
      className={styles.logo}
      href={PAGES.home}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <svg viewBox="0 0 44 32" width={44} height={32} aria-hidden="true">
        <path fill="currentColor" d="M0 9h44v4H0zM6 13h4v19H6zM20 13h4v19h-4zM34 13h4v19h-4z" />
        <path className={styles.block} data-logo-block="" d="M32 1h8v8h-8z" />
      </svg>
      {name}
    </a>
  );
}
