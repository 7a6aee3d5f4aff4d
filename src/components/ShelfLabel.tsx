import styles from './ShelfLabel.module.css';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export type Service = 'organizing' | 'styling' | 'products';

export interface ShelfLabelProps extends Omit<ComponentPropsWithoutRef<'h2'>, 'className'> {
  /** The heading level the label has in the page; `legend` or `p` where it is no heading. */
  as?: 'h1' | 'h2' | 'h3' | 'legend' | 'p';
  size?: 'page' | 'section' | 'small';
  /** Colours the card as the label of one service. */
  service?: Service;
}

/** The heading of what follows: a card with two pins that hangs under a shelf line. */
export function ShelfLabel({
  as: Element = 'h2',
  size = 'section',
  service,
  ...rest
}: ShelfLabelProps) {
  return <Element className={styles.label} data-size={size} data-service={service} {...rest} />;
}

/** The shelf line and the strip under it, in the colour of the service above. */
export function ShelfStrip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}
