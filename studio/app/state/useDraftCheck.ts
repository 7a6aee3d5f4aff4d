import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { write } from '../ask.ts';
import type { Draft, Mistake } from '../../content/types.ts';
import type { Files } from './work.ts';

/** How long no key is pressed before a change is checked, in milliseconds. */
const QUIET = 350;

/** Lets every change be checked, and shown in the page beside the form, once it is quiet. */
export function useDraftCheck(draft: Draft, files: Files, onFailure: (error: unknown) => void) {
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [checked, setChecked] = useState<string>();
  /** The words that the page beside the form has been given to show. */
  const [shown, setShown] = useState(files);
  /** The page has read something new, of which the window has not taken notice. */
  const isUnseen = useRef(false);
  const text = JSON.stringify(draft);
  const check = useEffectEvent(async (isOver: () => boolean) => {
    const found = await write<Mistake[]>('/api/check', draft);
    if (isOver()) return;
    setMistakes(found);
    setChecked(text);
    if (found.length > 0) return;
    isUnseen.current = (await write<boolean>('/api/show', draft)) || isUnseen.current;
    if (!isUnseen.current || isOver()) return;
    isUnseen.current = false;
    setShown(files);
  });
  const tellFailure = useEffectEvent(onFailure);
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(() => void check(() => over.signal.aborted).catch(tellFailure), QUIET);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
    // What was brought back or changed elsewhere is new in the files, and nothing in the draft.
  }, [text, files]);
  return { mistakes, setMistakes, isChecked: checked === text, shown };
}
