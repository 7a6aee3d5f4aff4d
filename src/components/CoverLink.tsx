import styles from './CoverLink.module.css';

/**
 * Makes all of the box around it a larger target for the mouse. It repeats a link that says where
 * it leads: keyboards and screen readers keep to that one.
 */
export function CoverLink({ href }: { href: string }) {
  return (
    <a className={styles.cover} href={href} tabIndex={-1} aria-hidden="true" draggable={false} />
  );
}
