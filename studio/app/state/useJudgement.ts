import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { write } from '../ask.ts';
import type { Draft, Mistake } from '../../content/types.ts';
import type { Files } from './work.ts';

/** How long no key is pressed before a change is judged, in milliseconds. */
const QUIET = 350;

/** Lets every change be judged, and shown in the page beside the form, once it is quiet. */
export function useJudgement(draft: Draft, files: Files, onSilence: () => void) {
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [judged, setJudged] = useState<string>();
  /** The words that the page beside the form has been given to show. */
  const [shown, setShown] = useState(files);
  /** The page has read something new, of which the window has not taken notice. */
  const isUnseen = useRef(false);
  const text = JSON.stringify(draft);
  const judge = useEffectEvent(async (isOver: () => boolean) => {
    const found = await write<Mistake[]>('/api/judge', draft);
    if (isOver()) return;
    setMistakes(found);
    setJudged(text);
    if (found.length > 0) return;
    isUnseen.current = (await write<boolean>('/api/show', draft)) || isUnseen.current;
    if (!isUnseen.current || isOver()) return;
    isUnseen.current = false;
    setShown(files);
  });
  const tellSilence = useEffectEvent(onSilence);
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(() => void judge(() => over.signal.aborted).catch(tellSilence), QUIET);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
    // What was brought back or changed elsewhere is new in the files, and nothing in the draft.
  }, [text, files]);
  return { mistakes, setMistakes, isJudged: judged === text, shown };
}
