import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, RadioGroup } from './controls.tsx';
import { fileOfRoute, routeOf } from './names.ts';
import {
  type Files,
  knownPictures,
  type Leaf,
  leavesOf,
  type Path,
  sectionsOf,
  valueAt,
} from './state/content.ts';
import { followRoute, goTo, type Studio, useStudio } from './state/store.ts';
import { WORDS } from './words.ts';
import type { Entry, FromPage, ToPage } from '../bridge/messages.ts';

/** One of two frames: while one is seen, the next page loads in the other. */
interface Frame {
  id: number;
  route: string;
  shown: Studio['shown'];
  isReady: boolean;
  /** Whether all changed words could be swapped so far. */
  isWhole: boolean;
}

const { page: words } = WORDS;
const WIDTHS = { wide: '1280px', middle: '768px', narrow: '390px' } as const;
/** Time for a loaded page to paint before it is shown. */
const DRAW_MS = 200;

/** Fields whose words the bridge can swap. */
const WORDY = ['text', 'address', 'number', 'pictureReference'];

/** Gives the words a field shows on the page; of a picture reference its alternative text. */
function wordsIn(files: Files): (leaf: Leaf) => string {
  const alts = new Map(knownPictures(files).map(({ reference, alt }) => [reference, alt]));
  return ({ field, value = '' }) =>
    field.kind === 'pictureReference' ? (alts.get(String(value)) ?? '') : String(value);
}

/** All words that the page of a route may show, with the fields they come from. */
function pageEntries(made: Files, now: Files, route: string): Entry[] {
  const [before, after] = [wordsIn(made), wordsIn(now)];
  return leavesOf(made)
    .filter(({ field, file, path }) => {
      // The menu is on every page, and a service has its card on another one.
      const isAnywhere = path[0] === 'service' || path.at(-1) === 'menu';
      const isHere = isAnywhere || [undefined, route].includes(routeOf(file));
      return isHere && WORDY.includes(field.kind);
    })
    .map((leaf) => ({
      file: leaf.file,
      field: JSON.stringify(leaf.path),
      made: before(leaf),
      now: after({ ...leaf, value: valueAt(now[leaf.file], leaf.path) }),
    }))
    .filter((entry) => entry.made !== '');
}

/** Reloads the page in a hidden frame when swapping words is not enough. */
function useFrames(route: string, shown: Studio['shown']) {
  // Until the first check, the preview may show an older draft.
  const isChecked = useStudio((state) => state.checked !== undefined);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const last = frames.at(-1);
  const isSame = last?.isWhole === true && last.shown.structure === shown.structure;
  const isUpToDate = last?.route === route && (last.shown === shown || isSame);
  if (isChecked && !isUpToDate) {
    const next = { id: (last?.id ?? 0) + 1, route, shown, isReady: false, isWhole: true };
    setFrames([...frames.filter(({ isReady }) => isReady), next]);
  }
  /** Changes a frame. A ready frame replaces the earlier ones. */
  const update = (id: number, change: Partial<Frame>) => {
    setFrames((before) => {
      const all = before.map((one) => (one.id === id ? { ...one, ...change } : one));
      return all.slice(all.findLastIndex(({ isReady }) => isReady));
    });
  };
  return { frames, update };
}

function windowOf({ id }: Frame): Window | null | undefined {
  return document.querySelector<HTMLIFrameElement>(`#page-${id}`)?.contentWindow;
}

/** The page beside the form: shows words as they are typed, and opens the field that is clicked. */
export function PageView() {
  const files = useStudio((state) => state.files);
  const route = useStudio((state) => state.route);
  const shown = useStudio((state) => state.shown);
  const focus = useStudio((state) => state.focus);
  const hasProblems = useStudio((state) => state.found.length > 0);
  const [mode, setMode] = useState<keyof typeof words.modes>('edit');
  const [screen, setScreen] = useState<keyof typeof WIDTHS>(
    matchMedia('(width < 40rem)').matches ? 'narrow' : 'wide',
  );
  const { frames, update } = useFrames(route, shown);
  const [isHeadlineWeak, setHeadlineWeak] = useState(false);
  const top = useRef(0);
  const seen = frames.find(({ isReady }) => isReady);
  const file = fileOfRoute(files, route);
  const isMissing = file !== undefined && !(file in shown.files);
  const send = useEffectEvent((frame: Frame, scroll: { top?: number } = {}) => {
    const message: ToPage = {
      type: 'words',
      entries: pageEntries(frame.shown.files, files, frame.route),
      isEditing: mode === 'edit',
      focus: focus && { file: focus.file, field: JSON.stringify(focus.path) },
      ...scroll,
    };
    windowOf(frame)?.postMessage(message, location.origin);
  });
  useEffect(() => {
    if (seen) send(seen);
  }, [files, mode, focus, seen]);

  const takeIn = useEffectEvent((frame: Frame, loaded: string) => {
    const isFollowed = loaded !== frame.route;
    const there = { ...frame, route: loaded, shown: isFollowed ? shown : frame.shown };
    if (isFollowed) followRoute(loaded);
    if (loaded !== seen?.route) top.current = 0;
    update(frame.id, there);
    send(there, { top: top.current });
    setTimeout(() => update(frame.id, { isReady: true }), seen ? DRAW_MS : 0);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<FromPage>) => {
    const frame = frames.find((one) => windowOf(one) === source);
    if (origin !== location.origin || !frame) return;
    if (data.type === 'open')
      goTo({ file: data.file, path: JSON.parse(data.field) as Path }, frame.route);
    if (data.type === 'scrolled' && frame === seen) top.current = data.top;
    if (data.type === 'headline') setHeadlineWeak(data.isWeak);
    // Only once: every change of the frame sends the words again.
    if (data.type === 'swapped' && frame.isWhole && !data.isWhole)
      update(frame.id, { isWhole: false });
    if (data.type === 'ready') takeIn(frame, data.route);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const chooseGround = () => {
    const page = file ?? '';
    const banner = sectionsOf(files, page).findIndex((one) => valueAt(one, ['headline']));
    goTo({ file: page, path: ['sections', banner, 'ground'] });
  };
  const screens = { label: WORDS.picture.window, options: WORDS.screens };
  return (
    <section className="page" aria-label={words.label}>
      <div data-row>
        <RadioGroup label={words.mode} options={words.modes} value={mode} onChange={setMode} />
        <RadioGroup {...screens} value={screen} onChange={setScreen} />
      </div>
      {isHeadlineWeak && (
        <div data-notice data-row role="status">
          <span>{words.weakHeadline}</span>
          <Button onClick={chooseGround} label={words.chooseGround} />
        </div>
      )}
      <div className="frames" style={{ '--_screen': WIDTHS[screen] } as CSSProperties}>
        {(!seen || isMissing) && (
          <p role="status">{hasProblems ? words.waiting : words.starting}</p>
        )}
        {frames.map((frame) => (
          <iframe
            key={frame.id}
            id={`page-${frame.id}`}
            title={words.label}
            src={frame.route}
            data-waiting={frame !== seen || isMissing || undefined}
            inert={frame !== seen}
          />
        ))}
      </div>
    </section>
  );
}
