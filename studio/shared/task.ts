/** Work of the server that takes minutes, as far as it is. */
export interface TaskState {
  state: 'idle' | 'running' | 'done' | 'failed';
  message: string;
  /** Share that is done, from 0 to 1. */
  progress: number;
  /** For her helper. */
  details?: string;
}

export const IDLE: TaskState = { state: 'idle', message: '', progress: 0 };
