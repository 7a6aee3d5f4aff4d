import { IDLE, type TaskState } from '../../shared/task.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';

/** Tells how far a task is. */
export type Report = (message: string, progress: number) => void;

/** How a task ended that failed, in words for the owner. */
function failureOf(error: unknown): TaskState {
  const { message, details } = error as PublishError;
  const failed = { state: 'failed', progress: 0 } as const;
  if (!(error instanceof PublishError))
    return { ...failed, message: PUBLISH_WORDS.taskFailed, details: message };
  return { ...failed, message, ...(details !== undefined && { details }) };
}

/**
 * Work that takes minutes: one at a time, told while it runs.
 *
 * @param onChange is called when it begins, makes progress or ends
 */
export function createTask(onChange: () => void) {
  let current: TaskState = IDLE;
  const set = (next: TaskState) => {
    current = next;
    onChange();
  };
  return {
    state: () => current,
    /** Starts work, unless some is running. */
    start: (work: (report: Report) => Promise<void>): void => {
      if (current.state === 'running') return;
      set({ ...IDLE, state: 'running' });
      work((message, progress) => set({ state: 'running', message, progress })).then(
        () => set({ ...IDLE, state: 'done' }),
        (error: unknown) => set(failureOf(error)),
      );
    },
    forget: () => set(IDLE),
  };
}
