import styles from './Tag.module.css';
import type { ReactNode } from 'react';
import type { Theme } from '../logic/palette.ts';

interface TagProps {
  as?: 'h3' | 'p';
  /** Its colour is that of a service. */
  service?: Theme | undefined;
  /** `outline` has no card. */
  look?: 'card' | 'outline';
  children: ReactNode;
}

/** A small label without pins, which hangs from a line. */
export function Tag({ as: Element = 'p', service, look, children }: TagProps) {
  return (
    <Element className={styles.tag} data-service={service} data-look={look}>
      {children}
    </Element>
  );
}
