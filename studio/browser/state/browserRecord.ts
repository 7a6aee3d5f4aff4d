import { del, entries, set } from 'idb-keyval';
import { WINDOW_ID } from '../api.ts';
import { WORDS } from '../words.ts';
import { nextRevision } from './revision.ts';
import type { HandedFiles, Handover } from '../../server/content/handover.ts';
import type { ReceivedWords } from './receiveWords.ts';

/** Each window has a record of its own, so that none overwrites another's. */
type Key = [project: string, window: string];
type Stored = Pick<Handover, 'revision' | 'files'>;

/** A browser may refuse its storage, such as in a private window: the studio works without it. */
async function ifAllowed<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Keeps the words that the server does not have yet in the browser; undefined forgets them. */
export async function writeRecord(project: string, files: HandedFiles | undefined): Promise<void> {
  const key: Key = [project, WINDOW_ID];
  const revision = nextRevision();
  await ifAllowed(() => (files ? set(key, { revision, files } satisfies Stored) : del(key)));
}

/** The words that windows of this browser could not send, such as before a crash. */
export async function readRecords(project: string): Promise<ReceivedWords[]> {
  const all = (await ifAllowed(() => entries<Key, Stored>())) ?? [];
  return all
    .filter(([[of]]) => of === project)
    .map(([key, stored]) => {
      const forget = () => ifAllowed(() => del(key));
      return { id: key[1], window: key[1], ...stored, note: WORDS.restored, forget };
    });
}
