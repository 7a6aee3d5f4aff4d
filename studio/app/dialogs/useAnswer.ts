import { useEffect, useState } from 'react';
import { read } from '../ask.ts';

/** What the studio's server answers, and until then something empty. */
export function useAnswer<Answer>(path: string, empty: Answer): Answer {
  const [answer, setAnswer] = useState(empty);
  useEffect(() => {
    let isOver = false;
    read<Answer>(path)
      .then((found) => {
        if (!isOver) setAnswer(found);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [path]);
  return answer;
}
