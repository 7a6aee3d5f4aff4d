import styles from './StretchedLink.module.css';
import type { InternalHref } from '../routes.ts';

/**
 * Makes all of the box around it a larger target for the mouse. It repeats a link that says where
 * it leads: keyboards and screen readers keep to that one.
 */
export function StretchedLink({ href }: { href: InternalHref }) {
  return (
    <a className={styles.link} href={href} tabIndex={-1} aria-hidden="true" draggable={false} />
  );
}
