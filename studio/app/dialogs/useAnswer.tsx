import { useEffect, useState } from 'react';
import { noteOf, read } from '../api.ts';

/** Reads something from the server for a dialog; until then neither answer nor failure is there. */
export function useAnswer<Answer>(path: string): { answer?: Answer; failure?: string } {
  const [result, setResult] = useState<{ answer?: Answer; failure?: string }>({});
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
