import { clsx } from 'clsx/lite';
import styles from './BeforeAndAfter.module.css';
import { Icon } from './Icon.tsx';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import type { Messages } from '../schemas/messages.ts';

interface BeforeAndAfterProps {
  /** Two pictures, each with a key. */
  cells: readonly ReactElement[];
  messages: Messages['gallery'];
}

/** Two pictures in one frame with a movable line (`comparison.ts`); side by side without script. */
export function BeforeAndAfter({ cells, messages }: BeforeAndAfterProps) {
  const notes = [messages.before, messages.after];
  return (
    <div className={clsx('comparison', styles.frame)} data-comparison="">
      <ul className={clsx('wrap', styles.pictures)}>
        {cells.map((cell, index) => (
          <li key={cell.key} className={styles.picture}>
            {cell}
            <span className={clsx('surface type-action', styles.note)} aria-hidden="true">
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
