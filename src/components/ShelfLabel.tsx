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
  const type = size === 'page' ? 'type-page' : 'type-label';
  return (
    <Element
      className={clsx('surface pins', styles.label, type)}
      data-size={size}
      data-service={service}
      {...rest}
    />
  );
}

export interface ShelfStripProps {
  /** Theme of the service's page, whose colour the strip has. */
  service: Theme | undefined;
  children: ReactNode;
}

export function ShelfStrip({ service, children }: ShelfStripProps) {
  const theme = service === 'dark' ? 'theme-dark' : 'theme-sheet';
  return (
    <div className={clsx('shelf-above full-bleed', styles.strip, 'type-action', theme)}>
      {children}
    </div>
  );
}
