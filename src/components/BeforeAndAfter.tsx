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
      <ul className={styles.pictures}>
        {cells.map((cell) => (
          <li key={cell.key} className={styles.picture}>
            {cell}
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

/** The words of both pictures and the handle of the line between them. */
export function ComparisonHandle({ notes, ...rest }: ComparisonHandleProps) {
  return (
    <>
      {notes.map((note) => (
        <span key={note} className="comparison-note surface type-action" aria-hidden="true">
          {note}
        </span>
      ))}
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
