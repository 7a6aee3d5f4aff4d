import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { Picture } from './Picture.tsx';
import type { CSSProperties, MouseEvent } from 'react';

export interface PictureCanvasProps {
  file: string;
  src: string;
  hint: string;
  /** In percent; without `left` it is a line over the whole picture. */
  left?: number;
  top: number;
  /** Range of `top`. */
  min?: number | undefined;
  max?: number | undefined;
  onChange: (left: number, top: number) => void;
  onLeave: () => void;
}

const { picture: words } = WORDS;

/** A picture with a point or a line that is dragged, or moved by rulers. */
export function PictureCanvas(props: PictureCanvasProps) {
  const { file, src, hint, left, top, min = 0, max = 100, onChange, onLeave } = props;
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const percent = (share: number, [from, to]: [number, number]) =>
      Math.round(Math.min(to, Math.max(from, share * 100)));
    onChange(
      percent((clientX - box.left) / box.width, [0, 100]),
      percent((clientY - box.top) / box.height, [min, max]),
    );
  };
  const ruler = (label: string, value: number, range: object, change: (value: number) => void) => (
    <label className={styles.ruler}>
      {label}
      <input
        type="range"
        {...{ value, ...range }}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
        onBlur={onLeave}
      />
      <span>{words.percent(value)}</span>
    </label>
  );
  return (
    <div className={styles.picture}>
      <div
        className={styles.canvas}
        role="presentation"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => event.buttons > 0 && pick(event)}
        onClick={(event) => {
          pick(event);
          onLeave();
        }}
      >
        <Picture {...{ file, src }} size="whole" />
        <span
          className={left === undefined ? styles.line : styles.point}
          style={{ '--_left': `${left ?? 0}%`, '--_top': `${top}%` } as CSSProperties}
        />
      </div>
      <small>{hint}</small>
      {left !== undefined && ruler(words.fromStart, left, {}, (value) => onChange(value, top))}
      {ruler(words.fromTop, top, { min, max }, (value) => onChange(left ?? 0, value))}
    </div>
  );
}
