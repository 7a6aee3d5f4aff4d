import styles from './Tag.module.css';
import type { ReactNode } from 'react';
import type { Theme } from '../logic/palette.ts';

interface TagProps {
  as?: 'h3' | 'p';
  /** Its colour is that of a service. */
  service?: Theme | undefined;
  children: ReactNode;
}

/** A small label without pins, which hangs from a line. */
export function Tag({ as: Element = 'p', service, children }: TagProps) {
  return (
    <Element className={styles.tag} data-service={service}>
      {children}
    </Element>
  );
}
