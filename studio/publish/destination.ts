import type { Studio } from '../content/openStudio.ts';

export type PublishStudio = Pick<Studio, 'root' | 'stop' | 'alone'>;

/** The place a site is sent to. Its errors are words for the owner; their cause has details. */
export interface Destination {
  /** Tries to reach it without sending anything. */
  test: () => Promise<unknown>;
  /** Merges changes made elsewhere. */
  fetch?: () => Promise<void>;
  /** Notes the content that was checked and will be sent. */
  keep?: () => Promise<void>;
  send: (site: string) => Promise<void>;
}
