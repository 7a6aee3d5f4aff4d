import { WORDS } from '../words.ts';
import type { TaskState } from '../../shared/task.ts';

interface TaskProgressProps {
  /** What is being made. */
  label: string;
  task: TaskState;
}

/** How far work on the server is, or why it failed. */
export function TaskProgress({ label, task }: TaskProgressProps) {
  const { state, message, progress, details } = task;
  if (state === 'running')
    return (
      <div role="status">
        <progress aria-label={label} value={progress} />
        <p>{message}</p>
      </div>
    );
  if (state !== 'failed') return null;
  return (
    <div data-notice role="alert">
      <p>{message}</p>
      {details !== undefined && (
        <details>
          <summary>{WORDS.publishing.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  );
}
