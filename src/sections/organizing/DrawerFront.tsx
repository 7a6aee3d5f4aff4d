import { clsx } from 'clsx/lite';
import styles from './DrawerFront.module.css';
import type { ComponentPropsWithoutRef } from 'react';

export interface DrawerFrontProps extends ComponentPropsWithoutRef<'span'> {
  /** For the plate alone, which carries the words. */
  plateClassName?: string | undefined;
}

/** The front of a drawer: a plate with words, and a cup pull. */
export function DrawerFront({ plateClassName, className, children, ...rest }: DrawerFrontProps) {
  return (
    <span className={clsx(styles.front, className)} {...rest}>
      <span className={clsx(styles.plate, plateClassName)}>{children}</span>
      <span className={styles.pull} data-pull="" />
    </span>
  );
}
