import type { StudioServer } from '../content/openStudio.ts';

export interface PublishStudio extends Pick<StudioServer, 'root' | 'stop' | 'exclusively'> {
  /** Whether the studio is at a public address: then it must not reach into private networks. */
  isHosted?: boolean;
}

/** A site that was sent beside the published one. */
export interface Draft {
  /** How the host calls it. */
  id: string;
  url: string;
}

/** A host that can show a site beside the published one. */
export interface DraftHost {
  /**
   * Finds the address of a new draft, which its pages name.
   *
   * @param name part of the address, which nobody can guess
   */
  openDraft: (name: string) => Promise<Draft>;
  sendDraft: (site: string, id: string) => Promise<void>;
  /** Does nothing if it is gone already. */
  removeDraft: (id: string) => Promise<void>;
}

/** The place a site is sent to. It throws a `PublishError`, in words for the owner. */
export interface Destination {
  /** Tries to reach it and leaves nothing there. */
  test: () => Promise<unknown>;
  /** Creates the folder that `test` missed. */
  createFolder?: () => Promise<unknown>;
  /** Merges changes made elsewhere. */
  fetch?: () => Promise<void>;
  /** Notes the content that was checked and will be sent. */
  keep?: () => Promise<void>;
  /**
   * Stops at a safe point when the studio or the publication is stopped.
   *
   * @param onProgress receives the share that is sent, from 0 to 1, if it is known
   */
  send: (site: string, onProgress?: (share: number) => void) => Promise<void>;
}
