import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { SegmentedChoice } from '../controls/SegmentedChoice.tsx';
import { WORDS } from '../words.ts';
import { Crops } from './Crops.tsx';
import { Picture } from './Picture.tsx';
import styles from './FocusPoint.module.css';

const { picture: words } = WORDS;

/** With Shift, the arrow keys move the point by this much. In percent. */
const LARGE_STEP = 10;
const SCREENS = { wide: 'computer', middle: 'tablet', narrow: 'phone' } as const;

export interface FocusPointProps {
  file: string;
  src: string;
  /** By the screen they are for; one without a name is for all. */
  points: Readonly<Record<string, string | undefined>>;
  onChange: (screen: string, point: string) => void;
  /** What else can be done with the picture: buttons on it. */
  tools?: ReactNode;
  /** Between the picture and its crops. */
  below?: ReactNode;
}

interface Percent {
  x: number;
  y: number;
}

function percentOf(point: unknown): Percent {
  const [x = 50, y = 50] = (String(point).match(/\d+/gu) ?? []).map(Number);
  return { x, y };
}

/** A focus point of a file, which another program may have written. */
export function asPoint(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** A picture with the point that stays visible when it is cropped, and the crops. */
export function FocusPoint({ file, src, points, onChange, tools, below }: FocusPointProps) {
  const [first = '', ...others] = Object.keys(points);
  const [screen, setScreen] = useState(first);
  const canvas = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { x, y } = percentOf(points[screen]);
  const move = (next: Percent) => onChange(screen, `${within(next.x)}% ${within(next.y)}%`);
  const moveTo = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return;
    move({
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    });
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP : 1;
    const next = {
      ArrowLeft: { x: x - step, y },
      ArrowRight: { x: x + step, y },
      ArrowUp: { x, y: y - step },
      ArrowDown: { x, y: y + step },
    }[event.key];
    if (!next) return;
    event.preventDefault();
    move(next);
  };
  const show = () => {
    setLoaded(true);
    // The picture has moved the field with the focus.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.focus}>
      <div className={styles.picture}>
        <div
          ref={canvas}
          className={styles.canvas}
          data-waiting={!isLoaded || undefined}
          role="presentation"
          onClick={moveTo}
        >
          <Picture {...{ file, src }} size="whole" fetchPriority="high" onLoad={show} />
          <span
            className={styles.point}
            style={{ insetBlockStart: `${y}%`, left: `${x}%` }}
            role="slider"
            tabIndex={0}
            aria-label={words.focus}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={words.focusAt(x, y)}
            title={words.focus}
            onKeyDown={moveByKey}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
        </div>
        {others.length > 0 && (
          <div className={styles.screens}>
            <SegmentedChoice
              label={words.window}
              options={WORDS.screens}
              icons={SCREENS}
              value={screen}
              onChange={setScreen}
            />
          </div>
        )}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {below}
      <Crops {...{ file, src, points }} />
    </div>
  );
}
