import { clsx } from 'clsx/lite';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import styles from './Heading.module.css';
import type { SectionOf } from '../../schemas/pages.ts';

export function Heading({
  content,
}: {
  content: Pick<SectionOf<'heading'>, 'title' | 'subtitle'>;
}) {
  const { title, subtitle } = content;
  return (
    <div className="wrap">
      <ShelfLabel as="h1" size="page">
        {title}
      </ShelfLabel>
      {subtitle && <p className={clsx('type-intro', styles.subtitle)}>{subtitle}</p>}
    </div>
  );
}
