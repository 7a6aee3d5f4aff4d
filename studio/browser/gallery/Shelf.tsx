import { Icon } from '../controls/Icon.tsx';
import styles from './Shelf.module.css';
import type { ComponentProps, ReactNode } from 'react';

interface ShelfProps extends ComponentProps<'ol'> {
  /** In a dialog. */
  isSmall?: boolean;
}

/** Photographs side by side, row by row. */
export function Shelf({ isSmall = false, ...rest }: ShelfProps) {
  return <ol className={styles.shelves} data-small={isSmall || undefined} {...rest} />;
}

/** The empty place after the last photograph, for one more. */
export function EmptyPlace({
  children,
  ...rest
}: ComponentProps<'button'> & { children: ReactNode }) {
  return (
    <li className={styles.place}>
      <button type="button" className={styles.drop} {...rest}>
        <Icon name="plus" />
        {children}
      </button>
    </li>
  );
}
