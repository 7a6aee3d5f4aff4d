import { useState } from 'react';
import { smallPicture } from '../ask.ts';
import { WORDS } from '../words.ts';
import styles from './Picture.module.css';
import type { CSSProperties, MouseEvent } from 'react';

export interface FocusPointProps {
  source: string;
  /** The points by the window they are for; one without a name holds for all. */
  points: readonly { name: string; value: unknown }[];
  onChange: (name: string, value: string) => void;
  onLeave: () => void;
  id: string;
}

const CENTRE = 50;
const WHOLE = 100;
const { picture: words } = WORDS;
const WINDOWS: Record<string, string> = {
  wide: words.wide,
  middle: words.middle,
  narrow: words.narrow,
};

/** Per cent from the left and from the top; the middle where nothing, or something else, is said. */
function numbersOf(value: unknown): [number, number] {
  const [left = CENTRE, top = CENTRE] = (String(value).match(/\d+/gu) ?? []).map(Number);
  return [left, top];
}

/** The point of a picture that every crop keeps: set by a click, or by two rulers. */
export function FocusPoint({ source, points, onChange, onLeave, id }: FocusPointProps) {
  const [name, setName] = useState(points[0]?.name ?? '');
  const value = points.find((point) => point.name === name)?.value;
  const [left, top] = numbersOf(value);
  const set = (x: number, y: number) => onChange(name, `${Math.round(x)}% ${Math.round(y)}%`);
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (at: number, start: number, size: number) =>
      Math.min(WHOLE, Math.max(0, ((at - start) / size) * WHOLE));
    set(share(clientX, box.left, box.width), share(clientY, box.top, box.height));
    onLeave();
  };
  const rulers = [
    { label: words.fromStart, at: left, put: (at: number) => set(at, top) },
    { label: words.fromTop, at: top, put: (at: number) => set(left, at) },
  ];
  return (
    <div className={styles.focus}>
      {points.length > 1 && (
        <div className={styles.windows} role="radiogroup" aria-label={words.window}>
          {points.map((point) => (
            <label key={point.name}>
              <input
                type="radio"
                name={`${id}-window`}
                checked={point.name === name}
                onChange={() => setName(point.name)}
              />
              {WINDOWS[point.name] ?? point.name}
            </label>
          ))}
        </div>
      )}
      {/* The rulers below do the same by keyboard. */}
      <div className={styles.canvas} onClick={click} role="presentation">
        <img src={smallPicture(source, 'whole')} alt="" />
        <span
          className={styles.point}
          style={{ '--_left': `${left}%`, '--_top': `${top}%` } as CSSProperties}
        />
      </div>
      <p className={styles.hint}>{words.focus}</p>
      {rulers.map(({ label, at, put }) => (
        <label key={label} className={styles.ruler}>
          {label}
          <input
            type="range"
            min={0}
            max={WHOLE}
            value={at}
            onChange={(event) => put(event.currentTarget.valueAsNumber)}
            onBlur={onLeave}
          />
          <span>{words.percent(at)}</span>
        </label>
      ))}
    </div>
  );
}
