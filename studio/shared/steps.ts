/** A step of a publication, as far as it is. */
export interface Step {
  /** In this order; "fetch" only with Git. */
  name: 'settings' | 'fetch' | 'check' | 'launch' | 'keep' | 'build' | 'send' | 'online';
  /** "interrupted" by the end of the studio, and told at its next start. */
  state: 'running' | 'done' | 'failed' | 'stopped' | 'interrupted';
  message: string;
  /** Share that is done, from 0 to 1. */
  progress?: number;
  /** An estimate, at least 1; undefined while it cannot be told. */
  minutesLeft?: number | undefined;
  details?: string;
  /** About the built site, such as a limit of the host that is near. */
  warnings?: string[];
  /** Address of the site, once it is online. */
  address?: string;
  /** When it was done, in ms since 1970; of an interrupted one, when the last was published. */
  at?: number | undefined;
}

/** Whether a publication is running. The next publication need not wait until the host shows the last. */
export function isPublishing(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  if (!last || last.name === 'online') return false;
  return last.state === 'running' || last.state === 'done';
}
