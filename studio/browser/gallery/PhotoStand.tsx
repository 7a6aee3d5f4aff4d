import { Picture } from '../fields/Picture.tsx';
import styles from './PhotoStand.module.css';
import type { ComponentProps, ReactNode } from 'react';

interface PhotoStandProps extends Omit<ComponentProps<'li'>, 'children'> {
  picture: Pick<ComponentProps<typeof Picture>, 'file' | 'src' | 'alt' | 'size'>;
  /** What a press on the photograph does. */
  button: ComponentProps<'button'>;
  /** What lies over the photograph. */
  over: ReactNode;
  /** The words below the shelf. */
  caption: ReactNode;
}

/** A photograph on its shelf. `data-open` outlines it, `data-chosen` lifts it. */
export function PhotoStand({ picture, button, over, caption, ...rest }: PhotoStandProps) {
  return (
    <li className={styles.stand} {...rest}>
      <div className={styles.photo}>
        <button type="button" className={styles.open} {...button}>
          <Picture {...picture} className={styles.picture} />
        </button>
        {over}
      </div>
      <p className={styles.words}>{caption}</p>
    </li>
  );
}
