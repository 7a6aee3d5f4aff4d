import { clsx } from 'clsx/lite';
import styles from './ShelfLabel.module.css';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Theme } from '../logic/palette.ts';

export interface ShelfLabelProps extends Omit<ComponentPropsWithoutRef<'h2'>, 'className'> {
  as?: 'h1' | 'h2' | 'h3' | 'dt' | 'legend' | 'p';
  size?: 'page' | 'section' | 'small';
  /** Colour of the strip. */
  service?: Theme | undefined;
}

export function ShelfLabel({
  as: Element = 'h2',
  size = 'section',
  service,
  ...rest
}: ShelfLabelProps) {
  return <Element className={styles.label} data-size={size} data-service={service} {...rest} />;
}

export function ShelfStrip({ children }: { children: ReactNode }) {
  return <div className={clsx(styles.strip, 'theme-sheet')}>{children}</div>;
}
