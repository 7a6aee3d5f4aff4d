import type { TaskState } from './task.ts';

/** How friends can see the unpublished site: at a host, or at an address of this studio. */
export type FriendWay = 'netlify' | 'cloudflare' | 'here';

/** The link that shows friends the unpublished site. */
export interface FriendLink {
  url: string;
  /** Times in ms since 1970. */
  made: number;
  ends: number;
}

/** `GET /api/friend-link` */
export interface FriendState {
  /** Undefined if the site is sent in a way that cannot show it to friends. */
  way?: FriendWay | undefined;
  link?: FriendLink | undefined;
  /** When the last link ended; in ms since 1970. */
  ended?: number | undefined;
  task: TaskState;
}
