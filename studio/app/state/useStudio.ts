import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { noteOf, read, readPicturesAgain, write } from '../ask.ts';
import { isWordsFile } from '../names.ts';
import { WORDS } from '../words.ts';
import { draftOf, type FormOf, isEmpty } from './draft.ts';
import { atTheirFields } from './mistakePlaces.ts';
import { useDraftCheck } from './useDraftCheck.ts';
import { type Change, firstState, next, type Place } from './work.ts';
import type { Conflict, ContentFile, SaveResult } from '../../content/types.ts';
import type { Field } from '../../forms/formFields.ts';

/** What the studio's server knows at the start. */
export interface Content {
  files: ContentFile[];
  /** When each photograph, video and logo was written. */
  times: Record<string, number>;
  forms: Record<string, Field>;
}

type SaveAnswer = SaveResult & { kept?: Record<string, string> };

/** What something is by now, for whoever has waited meanwhile. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Everything the window knows and can do. */
export function useStudio(content: Content) {
  const [state, dispatch] = useReducer(next, content.files, firstState);
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  /** The page is lent to an earlier day. */
  const [isLooking, setLooking] = useState(false);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const shapes = useMemo(
    () => new Map(content.files.map(({ path, shape }) => [path, shape])),
    [content],
  );
  const formOf: FormOf = useCallback(
    (path) => content.forms[shapes.get(path) ?? (isWordsFile(path) ? 'words' : 'galleries')],
    [content, shapes],
  );
  const draft = useMemo(() => draftOf(state, formOf), [state, formOf]);
  const isChanged = !isEmpty(draft);
  const times = useRef(content.times);
  /** How often photographs were found to be others than before, under their names. */
  const [replaced, setReplaced] = useState(0);
  const draftCheck = useDraftCheck({ draft, files: state.files, isLooking, replaced }, (error) =>
    setNote(noteOf(error)),
  );
  const mistakes = useMemo(
    () => atTheirFields(draftCheck.mistakes, state.files, formOf),
    [draftCheck.mistakes, state.files, formOf],
  );
  const latest = useLatest(draft);

  const readAgain = useCallback(async () => {
    const { files, times: now } = await read<Content>('/api/content');
    dispatch({ type: 'read', disk: files });
    const isOther = ([path, time]: [string, number]) => (now[path] ?? time) !== time;
    const isReplaced = Object.entries(times.current).some(isOther);
    times.current = now;
    if (!isReplaced) return;
    readPicturesAgain();
    setReplaced((count) => count + 1);
  }, []);

  // What was changed elsewhere is taken over when she comes back to this window.
  useEffect(() => {
    const look = () => void readAgain().catch((error: unknown) => setNote(noteOf(error)));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [readAgain]);

  const save = useCallback(async () => {
    setSaving(true);
    try {
      const sent = latest.current;
      const answer = await write<SaveAnswer>('/api/save', sent);
      if ('mistakes' in answer) draftCheck.setMistakes(answer.mistakes);
      if ('conflicts' in answer) setConflicts(answer.conflicts);
      if ('saved' in answer) {
        const { saved: written, kept = {} } = answer;
        dispatch({ type: 'saved', sent, written, kept });
        await readAgain();
        setNote(WORDS.justSaved);
      }
    } catch (error) {
      setNote(noteOf(error));
    } finally {
      setSaving(false);
    }
  }, [latest, draftCheck, readAgain]);

  /** Changes the words of a file; letters typed into the same field are one change. */
  const change = useCallback((place: Place, files: Change, typing?: string) => {
    setNote('');
    dispatch({ type: 'change', place, files, typing });
  }, []);

  return {
    ...draftCheck,
    mistakes,
    state,
    dispatch,
    formOf,
    draft,
    isChanged,
    isSaving,
    canSave: isChanged && !isSaving && !(draftCheck.isChecked && mistakes.length > 0),
    note,
    setNote,
    setLooking,
    conflicts,
    setConflicts,
    readAgain,
    save,
    change,
  };
}

export type Studio = ReturnType<typeof useStudio>;

export const StudioContext = createContext<Studio | undefined>(undefined);

/** Everything the window knows and can do, for whatever stands in it. */
export function useWindow(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('outside of the studio');
  return studio;
}
