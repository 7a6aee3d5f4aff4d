import type { ComponentPropsWithoutRef } from 'react';

import styles from './Label.module.css';

export type ServiceCode = 'organizing' | 'styling' | 'products';

export interface LabelProps extends Omit<ComponentPropsWithoutRef<'h2'>, 'className'> {
  /** The heading level the label has in the page; `p` where it is no heading. */
  as?: 'h1' | 'h2' | 'p';
  size?: 'page' | 'section' | 'small';
  /** Colours the card as the label of one service. */
  code?: ServiceCode;
}

/** The card with two pins that hangs under a shelf line: it is the heading of what follows. */
export function Label({ as: Element = 'h2', size = 'section', code, ...rest }: LabelProps) {
  return <Element className={styles.label} data-size={size} data-code={code} {...rest} />;
}
