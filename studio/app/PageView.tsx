import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PAGE_ORIGIN } from './api.ts';
import { RadioGroup } from './controls.tsx';
import { fileOfRoute, routeOf } from './names.ts';
import {
  type Files,
  knownPictures,
  type Leaf,
  leavesOf,
  type Path,
  type Place,
  valueAt,
} from './state/content.ts';
import { followRoute, formOf, goTo, type Studio, useStudio } from './state/store.ts';
import { WORDS } from './words.ts';
import type { Entry, FromPage, ToPage } from '../bridge/messages.ts';

/** One of two frames: while one is seen, the next page loads in the other. */
interface Frame {
  key: number;
  route: string;
  /** What its page was made of. */
  shown: Studio['shown'];
  isReady: boolean;
  /** Whether all changed words could be swapped so far. */
  isWhole: boolean;
}

const { page: words } = WORDS;
/** Widths of the screens to see the page on. */
const SCREENS = { wide: '1280px', middle: '768px', narrow: '390px' } as const;
/** A loaded page draws itself for so long before it is shown. */
const DRAW_MS = 200;

/** Fields whose words the bridge can swap. */
const WORDY = ['text', 'address', 'number', 'pictureReference'];

/** Gives the words a field shows on the page; of a picture reference its alternative text. */
function wordsIn(files: Files): (leaf: Leaf) => string {
  const alts = new Map(knownPictures(files).map(({ reference, alt }) => [reference, alt]));
  return ({ field, value }) =>
    field.kind === 'pictureReference' ? (alts.get(String(value)) ?? '') : String(value);
}

/**
 * All words that a page may show, with the fields they come from.
 *
 * @param made the words as the page was made of them
 * @param now the words as they are now
 * @param route the page that is shown: words of other pages are not on it
 */
function pageEntries(made: Files, now: Files, route: string): Entry[] {
  const [before, after] = [wordsIn(made), wordsIn(now)];
  return leavesOf(made, formOf)
    .filter(
      ({ field, file }) => WORDY.includes(field.kind) && [undefined, route].includes(routeOf(file)),
    )
    .map((leaf) => ({
      file: leaf.file,
      field: JSON.stringify(leaf.path),
      made: before(leaf),
      now: after({ ...leaf, value: valueAt(now[leaf.file], leaf.path) ?? '' }),
    }))
    .filter((entry) => entry.made !== '');
}

/** Everything that swapping words cannot show: pictures, choices, and the number of entries. */
function structure({ files, media }: Studio['shown']): string {
  const parts = leavesOf(files, formOf).map(({ file, path, field, value }) => [
    file,
    path,
    field.kind === 'text' || value,
  ]);
  return JSON.stringify([Object.keys(files), parts, media]);
}

/** Loads the page again behind the one that is seen, whenever swapped words do not suffice. */
function useFrames(route: string, shown: Studio['shown']) {
  // Until the first check, the preview may show an older draft.
  const isChecked = useStudio((state) => state.checked !== undefined);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const last = frames.at(-1);
  const made = last?.shown;
  const hasSameStructure = useMemo(
    () => made && structure(made) === structure(shown),
    [made, shown],
  );
  const isUpToDate =
    last?.route === route && (made === shown || (last.isWhole && hasSameStructure === true));
  if (isChecked && !isUpToDate) {
    const next = { key: (last?.key ?? 0) + 1, route, shown, isReady: false, isWhole: true };
    setFrames([...frames.filter(({ isReady }) => isReady), next]);
  }
  const update = (key: number, change: Partial<Frame>) => {
    setFrames((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  };
  /** Drops the frame before, once this one is ready. */
  const bringForward = (key: number) => {
    setFrames((before) => {
      const one = before.find((frame) => frame.key === key);
      return one ? [{ ...one, isReady: true }] : before;
    });
  };
  return { frames, update, bringForward };
}

function idOf({ key }: Frame): string {
  return `page-${key}`;
}

function windowOf(frame: Frame): Window | null | undefined {
  return document.querySelector<HTMLIFrameElement>(`#${idOf(frame)}`)?.contentWindow;
}

function send(frame: Frame, message: ToPage): void {
  windowOf(frame)?.postMessage(message, PAGE_ORIGIN);
}

/** The page beside the form: shows words as they are typed, and opens the field that is clicked. */
export function PageView() {
  const files = useStudio((state) => state.files);
  const route = useStudio((state) => state.route);
  const shown = useStudio((state) => state.shown);
  const focus = useStudio((state) => state.focus);
  const hasProblems = useStudio((state) => state.found.length > 0);
  const [mode, setMode] = useState<keyof typeof words.modes>('edit');
  const [screen, setScreen] = useState<keyof typeof SCREENS>('wide');
  const { frames, update, bringForward } = useFrames(route, shown);
  const top = useRef(0);
  const seen = frames.find(({ isReady }) => isReady);
  const file = fileOfRoute(files, route);
  const isMissing = file !== undefined && !(file in shown.files);
  const sendWords = useEffectEvent((frame: Frame) => {
    const entries = pageEntries(frame.shown.files, files, frame.route);
    send(frame, { type: 'words', entries, isEditing: mode === 'edit' });
  });
  const sendFocus = useEffectEvent(({ file: of, path }: Place) => {
    if (seen) send(seen, { type: 'show', file: of, field: JSON.stringify(path) });
  });
  useEffect(() => {
    if (seen) sendWords(seen);
  }, [files, mode, seen]);
  const seenKey = seen?.key;
  useEffect(() => sendFocus(focus ?? { file: '', path: [] }), [focus, seenKey]);

  const takeIn = useEffectEvent((frame: Frame, loaded: string) => {
    const isFollowed = loaded !== frame.route;
    const there = { ...frame, route: loaded, shown: isFollowed ? shown : frame.shown };
    if (isFollowed) followRoute(loaded);
    if (loaded !== seen?.route) top.current = 0;
    update(frame.key, there);
    sendWords(there);
    send(frame, { type: 'scroll', top: top.current });
    setTimeout(() => bringForward(frame.key), seen ? DRAW_MS : 0);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<FromPage>) => {
    const frame = frames.find((one) => windowOf(one) === source);
    if (origin !== PAGE_ORIGIN || !frame) return;
    if (data.type === 'open') goTo({ file: data.file, path: JSON.parse(data.field) as Path });
    if (data.type === 'scrolled' && frame === seen) top.current = data.top;
    if (data.type === 'swapped' && !data.isWhole) update(frame.key, { isWhole: false });
    if (data.type === 'ready') takeIn(frame, data.route);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const screens = { label: WORDS.picture.window, options: WORDS.screens, value: screen };
  return (
    <section className="page" aria-label={words.label}>
      <div data-row>
        <RadioGroup label={words.mode} options={words.modes} value={mode} onChange={setMode} />
        <RadioGroup {...screens} onChange={setScreen} />
      </div>
      <div className="frames" style={{ '--_screen': SCREENS[screen] } as CSSProperties}>
        {(!seen || isMissing) && (
          <p role="status">{hasProblems ? words.waiting : words.starting}</p>
        )}
        {frames.map((frame) => (
          <iframe
            key={frame.key}
            id={idOf(frame)}
            title={words.label}
            src={PAGE_ORIGIN + frame.route}
            data-waiting={frame !== seen || isMissing || undefined}
            inert={frame !== seen}
          />
        ))}
      </div>
    </section>
  );
}
