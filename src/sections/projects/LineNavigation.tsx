import { clsx } from 'clsx/lite';
import { Children, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './LineNavigation.module.css';

interface LineNavigationProps {
  /** Its spoken name. */
  label: string;
  children: ReactNode;
}

/** A row of links on a line, as the menu stands on that of the header; a block marks the current one. */
export function LineNavigation({ label, children }: LineNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={clsx('cluster', styles.list)}>
        {Children.toArray(children).map((link, index) => (
          <li key={index} className="shelf-below full-bleed">
            {link}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LineLink(props: Omit<ComponentPropsWithoutRef<'a'>, 'className'>) {
  return <a className={clsx('target type-action', styles.link)} {...props} />;
}
