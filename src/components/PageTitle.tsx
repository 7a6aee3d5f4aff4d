import { clsx } from 'clsx/lite';
import styles from './PageTitle.module.css';
import { ShelfLabel } from './ShelfLabel.tsx';

export function PageTitle({ title, subtitle }: { title: string; subtitle?: string }) {
  return (
    <div className={clsx('wrap', subtitle && styles.title)}>
      <ShelfLabel as="h1" size="page">
        {title}
      </ShelfLabel>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
