import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { write } from '../ask.ts';
import type { Draft, Mistake } from '../../content/types.ts';
import type { Files } from './work.ts';

/** How long no key is pressed before a change is checked, in milliseconds. */
const QUIET = 350;

export interface DraftCheck {
  draft: Draft;
  files: Files;
  /** An earlier day is looked at: the page is not given anything else until that is over. */
  isLooking: boolean;
  /** How often photographs were found to be others than before. */
  replaced: number;
}

/** Lets every change be checked, and shown in the page beside the form, once it is quiet. */
export function useDraftCheck(
  { draft, files, isLooking, replaced }: DraftCheck,
  onFailure: (error: unknown) => void,
) {
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [checked, setChecked] = useState<string>();
  /** What the page beside the form has been given to show. */
  const [shown, setShown] = useState({ files, replaced });
  /** The page has read something new, of which the window has not taken notice. */
  const isUnseen = useRef(false);
  /** The page has an earlier day: it is given the words of today, even with mistakes in them. */
  const isLent = useRef(false);
  const text = JSON.stringify(draft);
  const check = useEffectEvent(async (isOver: () => boolean) => {
    const found = await write<Mistake[]>('/api/check', draft);
    if (isOver()) return;
    setMistakes(found);
    setChecked(text);
    if (found.length > 0 && !isLent.current) return;
    isLent.current = false;
    const isNew = await write<boolean>('/api/show', draft);
    isUnseen.current ||= isNew || replaced !== shown.replaced;
    if (!isUnseen.current || isOver()) return;
    isUnseen.current = false;
    setShown({ files, replaced });
  });
  const tellFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (isLooking) {
      isLent.current = true;
      return undefined;
    }
    const over = new AbortController();
    const timer = setTimeout(() => void check(() => over.signal.aborted).catch(tellFailure), QUIET);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
    // What was brought back or changed elsewhere is new in the files, and nothing in the draft.
  }, [text, files, isLooking, replaced]);
  return {
    mistakes,
    setMistakes,
    isChecked: checked === text,
    shown: shown.files,
    shownPictures: shown.replaced,
  };
}
