import { answerOf, api } from '../api.ts';
import { onServerEvent } from '../serverEvents.ts';
import { studio } from './store.ts';

type Answer<Request extends () => Promise<{ json: () => Promise<unknown> }>> = Awaited<
  ReturnType<Awaited<ReturnType<Request>>['json']>
>;

/** The words that are here now: saved ones and unsaved ones. */
export function unsavedNow() {
  return studio.getState().unsaved;
}

/**
 * Reads the state of work on the server, now and whenever it changes.
 *
 * @returns ends that
 */
export function followTask<Request extends () => Promise<{ json: () => Promise<unknown> }>>(
  request: Request,
  onState: (state: Answer<Request>) => void,
): () => void {
  const read = () =>
    void answerOf(request()).then(
      (state) => onState(state as Answer<Request>),
      // The next event, or a new connection, reads again.
      () => undefined,
    );
  read();
  const ends = [onServerEvent('task', read), onServerEvent('connected', read)];
  return () => ends.forEach((end) => end());
}

export const readFriendLink = api['friend-link'].$get;
export const readSheets = api.sheets.$get;
