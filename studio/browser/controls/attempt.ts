import { useEffect, useState } from 'react';
import { answerOf, noteOf } from '../api.ts';
import { studio } from '../state/store.ts';

/** Runs a dialog's request; the dialog shows why it failed. */
export function attempt(work: Promise<unknown>): void {
  studio.setState({ failure: undefined });
  work.catch((error: unknown) => studio.setState({ failure: noteOf(error) }));
}

/**
 * Fetches an answer for a dialog; undefined until it arrives.
 *
 * @param request of `api`; a constant of the module, as each look at a route of `api` makes a new function
 */
export function useAnswer<Answer>(request: () => Promise<{ json: () => Promise<Answer> }>) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => attempt(answerOf(request()).then(setAnswer)), [request]);
  return [answer, setAnswer] as const;
}
