/** A step of a publication, as far as it is. */
export interface Step {
  /** In this order; "fetch" only with Git. */
  name: 'settings' | 'fetch' | 'check' | 'launch' | 'keep' | 'build' | 'send' | 'online';
  state: 'running' | 'done' | 'failed';
  words: string;
  /** Share that is done, from 0 to 1. */
  progress?: number;
  details?: string;
  /** Address of the site, once it is online. */
  address?: string;
  /** When it was done, in ms since 1970. */
  at?: number;
}

/** Whether a publication is running. The next publication need not wait until the host shows the last. */
export function isPublishing(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.state !== 'failed' && last.name !== 'online';
}
