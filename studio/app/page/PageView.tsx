import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGE_ORIGIN } from '../ask.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { pageEntries, structure } from './entries.ts';
import styles from './PageView.module.css';
import type { FromPage, ToPage } from '../../bridge/messages.ts';
import type { Path } from '../state/data.ts';
import type { Files, Place } from '../state/work.ts';

export interface PageViewProps {
  route: string;
  /** The field that has the focus in the form. */
  focus: Place | undefined;
  onOpen: (place: { file: string; path: Path }) => void;
  onRoute: (route: string) => void;
}

/** One of the two frames: while one is seen, the other may load what is new. */
interface Frame {
  key: number;
  route: string;
  /** How often photographs had been replaced under their names when it began to load. */
  pictures: number;
  /** The words the page in it was made of; undefined until it is there. */
  made: Files | undefined;
}

/** How long a page may draw itself before it is shown, in milliseconds. */
const DRAWING = 900;

/** The page beside the form. It shows every word as it is left, and opens the field of what is clicked. */
export function PageView({ route, focus, onOpen, onRoute }: PageViewProps) {
  const { state, formOf, shown, shownPictures, mistakes } = useWindow();
  const { files } = state;
  const [isEditing, setEditing] = useState(true);
  const [frames, setFrames] = useState<Frame[]>([
    { key: 0, route, pictures: shownPictures, made: undefined },
  ]);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const top = useRef(0);
  /** Whether the words that changed could all be swapped. */
  const isWhole = useRef(true);
  const current = frames.find(({ made }) => made) ?? frames[0];
  const send = (key: number | undefined, message: ToPage) => {
    elements.current.get(key ?? -1)?.contentWindow?.postMessage(message, PAGE_ORIGIN);
  };
  const sendWords = useEffectEvent(({ key, route: shownRoute, made }: Frame) => {
    const entries = pageEntries(made ?? files, files, formOf, shownRoute);
    send(key, { type: 'words', entries, isEditing });
  });

  // Another page, or the same one made anew: it loads behind the one that is seen.
  useEffect(() => {
    setFrames((before) => {
      const [seen] = before.filter(({ made }) => made);
      const last = before.at(-1);
      const isIts = last?.route === route && last.pictures === shownPictures;
      const isThere = isIts && (!last.made || last.made === shown);
      const isSame = last?.made && structure(last.made, formOf) === structure(shown, formOf);
      if (isThere || (isIts && isSame && isWhole.current)) return before;
      if (seen?.route !== route) top.current = 0;
      const key = (last?.key ?? 0) + 1;
      return [...(seen ? [seen] : []), { key, route, pictures: shownPictures, made: undefined }];
    });
  }, [route, shown, shownPictures, formOf]);

  useEffect(() => {
    if (current?.made) sendWords(current);
  }, [files, isEditing, current]);

  useEffect(() => {
    if (!current?.made) return;
    // Without a field, none is marked any more.
    const { file, path } = focus ?? { file: '', path: [] };
    send(current.key, { type: 'show', file, field: JSON.stringify(path) });
  }, [focus, current]);

  const takeIn = useEffectEvent((frame: Frame, loaded: string) => {
    const there = { ...frame, route: loaded, made: shown };
    if (loaded !== frame.route) onRoute(loaded);
    sendWords(there);
    send(frame.key, { type: 'scroll', top: top.current });
    const isFirst = !frames.some(({ made }) => made);
    const comeForward = () => {
      setFrames((before) => (before.some(({ key }) => key === frame.key) ? [there] : before));
    };
    setTimeout(comeForward, isFirst ? 0 : DRAWING);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<FromPage>) => {
    const [key] =
      [...elements.current].find(([, { contentWindow }]) => contentWindow === source) ?? [];
    const frame = frames.find((one) => one.key === key);
    if (origin !== PAGE_ORIGIN || !frame) return;
    if (data.type === 'open') onOpen({ file: data.file, path: JSON.parse(data.field) as Path });
    if (data.type === 'scrolled' && frame === current) top.current = data.top;
    if (data.type === 'swapped' && frame.made) isWhole.current = data.isWhole;
    if (data.type === 'ready') takeIn(frame, data.route);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  return (
    <section className={styles.page} aria-label={WORDS.page.label}>
      <div className={styles.modes} role="radiogroup" aria-label={WORDS.page.mode}>
        {[true, false].map((mode) => (
          <label key={String(mode)}>
            <input
              type="radio"
              name="page-mode"
              checked={isEditing === mode}
              onChange={() => setEditing(mode)}
            />
            {mode ? WORDS.page.edit : WORDS.page.tryOut}
          </label>
        ))}
      </div>
      <div className={styles.frames}>
        {!current?.made && (
          <p role="status">{mistakes.length > 0 ? WORDS.page.waiting : WORDS.page.starting}</p>
        )}
        {frames.map((frame) => (
          <iframe
            key={frame.key}
            ref={(element) => {
              if (element) elements.current.set(frame.key, element);
              else elements.current.delete(frame.key);
            }}
            title={WORDS.page.label}
            src={PAGE_ORIGIN + frame.route}
            data-waiting={frame !== current || !frame.made || undefined}
            inert={frame !== current}
          />
        ))}
      </div>
    </section>
  );
}
