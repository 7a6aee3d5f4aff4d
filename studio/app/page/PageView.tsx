import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PAGE_ORIGIN } from '../api.ts';
import { RadioGroup } from '../controls.tsx';
import { fileOfRoute } from '../names.ts';
import { followRoute, formOf, goTo, type Studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { pageEntries, structure } from './entries.ts';
import type { FromPage, ToPage } from '../../bridge/messages.ts';
import type { Path } from '../state/data.ts';

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
/** Widths of the screens to see the page on, in CSS pixels. */
const SCREENS = { wide: 1280, middle: 768, narrow: 390 } as const;
/** A loaded page draws itself for so long before it is shown. */
const DRAW_MS = 200;

function isAlike(one: Studio['shown'], other: Studio['shown']): boolean {
  const [before, now] = [one, other].map(({ files, media }) => structure(files, media, formOf));
  return before === now;
}

/** Loads the page again behind the one that is seen, whenever swapped words do not suffice. */
function useFrames(route: string, shown: Studio['shown']) {
  const isChecked = useStudio((state) => state.version !== undefined);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const last = frames.at(-1);
  const made = last?.shown;
  const hasSameStructure = useMemo(() => made && isAlike(made, shown), [made, shown]);
  const isUpToDate =
    last?.route === route && (made === shown || (last.isWhole && hasSameStructure === true));
  // Until the first check, the preview may show an older draft.
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

/** The size of an element, in CSS pixels. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
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
  const { ref, width, height } = useSize();
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const top = useRef(0);
  const seen = frames.find(({ isReady }) => isReady);
  const file = fileOfRoute(files, route);
  const isMissing = file !== undefined && !(file in shown.files);
  const scale = Math.min(1, width / SCREENS[screen]);
  const send = (key: number, message: ToPage) => {
    elements.current.get(key)?.contentWindow?.postMessage(message, PAGE_ORIGIN);
  };
  const sendWords = useEffectEvent((frame: Frame) => {
    const entries = pageEntries(frame.shown.files, files, formOf, frame.route);
    send(frame.key, { type: 'words', entries, isEditing: mode === 'edit' });
  });

  useEffect(() => {
    if (seen) sendWords(seen);
  }, [files, mode, seen]);

  const seenKey = seen?.key;
  useEffect(() => {
    if (seenKey === undefined) return;
    const { file: of, path } = focus ?? { file: '', path: [] };
    send(seenKey, { type: 'show', file: of, field: JSON.stringify(path) });
  }, [focus, seenKey]);

  const takeIn = useEffectEvent((frame: Frame, loaded: string) => {
    const isFollowed = loaded !== frame.route;
    const there = { ...frame, route: loaded, shown: isFollowed ? shown : frame.shown };
    if (isFollowed) followRoute(loaded);
    if (loaded !== seen?.route) top.current = 0;
    update(frame.key, there);
    sendWords(there);
    send(frame.key, { type: 'scroll', top: top.current });
    setTimeout(() => bringForward(frame.key), seen ? DRAW_MS : 0);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<FromPage>) => {
    const isSource = ({ key }: Frame) => elements.current.get(key)?.contentWindow === source;
    const frame = frames.find(isSource);
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

  return (
    <section className="page" aria-label={words.label}>
      <div className="screens">
        <RadioGroup label={words.mode} options={words.modes} value={mode} onChange={setMode} />
        <RadioGroup
          label={WORDS.picture.window}
          options={WORDS.screens}
          value={screen}
          onChange={setScreen}
        />
      </div>
      <div className="frames" ref={ref}>
        {(!seen || isMissing) && (
          <p role="status">{hasProblems ? words.waiting : words.starting}</p>
        )}
        {frames.map((frame) => (
          <iframe
            key={frame.key}
            ref={(element) => {
              if (element) elements.current.set(frame.key, element);
              else elements.current.delete(frame.key);
            }}
            title={words.label}
            src={PAGE_ORIGIN + frame.route}
            style={{
              inlineSize: SCREENS[screen],
              blockSize: height / scale,
              transform: `translateX(-50%) scale(${scale})`,
            }}
            data-waiting={frame !== seen || isMissing || undefined}
            inert={frame !== seen}
          />
        ))}
      </div>
    </section>
  );
}
