import { useEffect, useState } from 'react';
import { noteOf, read } from '../api.ts';

/** Neither is there until the server answers. */
interface Answered<Answer> {
  answer?: Answer;
  failure?: string;
}

/** Reads something from the server for a dialog. */
export function useAnswer<Answer>(path: string): Answered<Answer> {
  const [result, setResult] = useState<Answered<Answer>>({});
  useEffect(() => {
    let isOpen = true;
    read<Answer>(path).then(
      (answer) => isOpen && setResult({ answer }),
      (error: unknown) => isOpen && setResult({ failure: noteOf(error) }),
    );
    return () => {
      isOpen = false;
    };
  }, [path]);
  return result;
}

/** Why something could not be done; nothing while there is no reason. */
export function Failure({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p data-notice role="alert">
      {words}
    </p>
  );
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

/** A time as the owner reads it. */
export function dateWords(time: string): string {
  return WHEN.format(new Date(time));
}
