import { clsx } from 'clsx/lite';
import { Drawing } from '../../components/Drawing.tsx';
import styles from './Highlights.module.css';
import type { HomePage } from '../../schemas/home.ts';

type Highlight = HomePage['about']['highlights'][number];

/** Three things to know, each a drawing on its own short shelf with the words under it. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className={clsx('wrap', styles.highlights)}>
      {highlights.map(({ drawing, title }) => (
        <li key={title} className={styles.highlight}>
          <div className={styles.shelf}>
            <Drawing name={drawing} />
          </div>
          <p className={styles.title}>{title}</p>
        </li>
      ))}
    </ul>
  );
}
