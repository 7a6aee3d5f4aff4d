import { clsx } from 'clsx/lite';
import styles from './RoomDrawer.module.css';
import type { ReactNode } from 'react';

interface DrawerFrontProps {
  className?: string | undefined;
  plateClassName?: string;
  children?: ReactNode;
}

export function DrawerFront({ className, plateClassName, children }: DrawerFrontProps) {
  return (
    <span className={clsx('row', styles.front, className)}>
      <span className={clsx(styles.plate, plateClassName)}>{children}</span>
      <span className={styles.pull} data-pull="" />
    </span>
  );
}
