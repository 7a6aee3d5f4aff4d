import { clsx } from 'clsx/lite';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import styles from './Heading.module.css';

export function Heading({ title, subtitle }: { title: string; subtitle?: string | undefined }) {
  return (
    <div className={clsx('wrap', subtitle && styles.title)}>
      <ShelfLabel as="h1" size="page">
        {title}
      </ShelfLabel>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
