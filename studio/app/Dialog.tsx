import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { noteOf, pictureUrl, read } from './api.ts';
import { IconButton } from './controls.tsx';
import { useStudio } from './state/store.ts';
import { WORDS } from './words.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  /** Why something could not be done. */
  failure?: string | undefined;
  children: ReactNode;
}

/** A modal window for one question or one list. */
export function Dialog({ title, onClose, isWide, failure, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector('input')?.focus();
  }, []);
  return (
    <dialog ref={ref} data-wide={isWide} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <IconButton icon="remove" label={WORDS.close} onClick={() => ref.current?.close()} />
      {failure !== undefined && (
        <p data-notice role="alert">
          {failure}
        </p>
      )}
      {children}
    </dialog>
  );
}

/** Requests of a dialog, with the reason if one fails. */
export function useRequests() {
  const [error, setError] = useState<unknown>();
  const attempt = (work: Promise<unknown>) => {
    setError(undefined);
    work.catch(setError);
  };
  return { failure: error === undefined ? undefined : noteOf(error), setError, attempt };
}

/** Reads something from the server for a dialog; there is no answer until it has come. */
export function useAnswer<Answer>(path: string) {
  const [answer, setAnswer] = useState<Answer>();
  const { setError, ...requests } = useRequests();
  useEffect(() => {
    read<Answer>(path).then(setAnswer, setError);
  }, [path, setError]);
  return { answer, setAnswer, ...requests };
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

/** A time as the owner reads it. */
export function dateWords(time: string): string {
  return WHEN.format(new Date(time));
}

export interface DatedRowProps {
  time: string;
  contents: string;
  pictures: readonly string[];
  /** What can be done with it, by the words of the button. */
  actions: Readonly<Record<string, () => void>>;
}

/** A state of the content to return to. */
export function DatedRow({ time, contents, pictures, actions }: DatedRowProps) {
  const media = useStudio((state) => state.media);
  const when = dateWords(time);
  return (
    <li>
      <div>
        <b>{when}</b> <small>{contents}</small>
        {pictures.map((path) => (
          <img key={path} data-thumb src={pictureUrl(path, 'thumb', media[path])} alt="" />
        ))}
      </div>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" aria-label={`${name}: ${when}`} onClick={act}>
          {name}
        </button>
      ))}
    </li>
  );
}
