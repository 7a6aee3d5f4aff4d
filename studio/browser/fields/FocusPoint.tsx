import { type MouseEvent, useState } from 'react';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { WORDS } from '../words.ts';
import { Picture } from './Picture.tsx';

const { picture: words } = WORDS;

interface FocusPointProps {
  file: string;
  src: string;
  /** By the screen they are for; one without a name is for all. */
  points: Readonly<Record<string, unknown>>;
  onChange: (screen: string, point: string) => void;
}

/** The point of a picture that stays visible when it is cut: by a click, or by rulers. */
export function FocusPoint({ file, src, points, onChange }: FocusPointProps) {
  const [first = '', ...others] = Object.keys(points);
  const [screen, setScreen] = useState(first);
  const [left = 50, top = 50] = (String(points[screen]).match(/\d+/gu) ?? []).map(Number);
  const choice = { label: words.window, options: WORDS.screens as Record<string, string> };
  const change = (x: number, y: number) => onChange(screen, `${x}% ${y}%`);
  // The picture has moved the field with the focus.
  const showFocused = () => document.activeElement?.scrollIntoView({ block: 'nearest' });
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
    change(percent((clientX - box.left) / box.width), percent((clientY - box.top) / box.height));
  };
  const ruler = (label: string, value: number, move: (value: number) => void) => (
    <label data-row>
      {label}
      <input
        type="range"
        value={value}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <small>{`${value} %`}</small>
    </label>
  );
  return (
    <>
      {others.length > 0 && <RadioGroup {...choice} value={screen} onChange={setScreen} />}
      <div className="canvas" role="presentation" onClick={pick}>
        <Picture {...{ file, src }} size="whole" onLoad={showFocused} />
        <span style={{ insetBlockStart: `${top}%`, insetInlineStart: `${left}%` }} />
      </div>
      <small>{words.focus}</small>
      {ruler(words.fromStart, left, (x) => change(x, top))}
      {ruler(words.fromTop, top, (y) => change(left, y))}
    </>
  );
}
