import { useEffect, useState } from 'react';
import { noteOf, read } from '../ask.ts';

/** What the studio's server answers, or what the owner is told where it does not; until then neither. */
export interface Answered<Answer> {
  answer?: Answer;
  failure?: string;
}

/** Asks the studio's server for something to show. */
export function useAnswer<Answer>(path: string): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({});
  useEffect(() => {
    let isOver = false;
    const take = (next: Answered<Answer>) => {
      if (!isOver) setAnswered(next);
    };
    read<Answer>(path)
      .then((answer) => take({ answer }))
      .catch((error: unknown) => take({ failure: noteOf(error) }));
    return () => {
      isOver = true;
    };
  }, [path]);
  return answered;
}
