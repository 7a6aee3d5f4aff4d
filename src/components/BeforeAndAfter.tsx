import { clsx } from 'clsx/lite';
import styles from './BeforeAndAfter.module.css';
import { Icon } from './Icon.tsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Messages } from '../schemas/messages.ts';

export interface BeforeAndAfterProps {
  cells: readonly { key: string; content: ReactNode }[];
  messages: Messages['gallery'];
}

/** Two pictures in one frame with a movable line (`comparison.ts`); side by side without script. */
export function BeforeAndAfter({ cells, messages }: BeforeAndAfterProps) {
  const notes = [messages.before, messages.after];
  return (
    <div className={clsx('comparison', styles.frame)} data-comparison="">
      <ul className={styles.pictures}>
        {cells.map(({ key, content }, index) => (
          <li key={key} className={styles.picture}>
            {content}
            <span className={styles.note} aria-hidden="true">
              {notes[index]}
            </span>
          </li>
        ))}
      </ul>
      <ComparisonHandle notes={notes} />
    </div>
  );
}

export interface ComparisonHandleProps extends ComponentPropsWithoutRef<'input'> {
  notes: readonly string[];
}

export function ComparisonHandle({ notes, ...rest }: ComparisonHandleProps) {
  return (
    <>
      <input
        className="comparison-range"
        type="range"
        autoComplete="off"
        aria-label={notes.join(' / ')}
        {...rest}
      />
      <span className="comparison-handle">
        <Icon name="arrows-sideways" />
      </span>
    </>
  );
}
