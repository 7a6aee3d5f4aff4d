import { useState } from 'react';
import { WORDS } from '../words.ts';
import { Problems } from './FieldFrame.tsx';
import { type FieldProps, useField, useValue } from './formContext.ts';
import { useReferenced } from './Picture.tsx';
import { PictureCanvas } from './PictureCanvas.tsx';
import type { Path } from '../state/data.ts';

export interface FocusPointProps {
  file: string;
  src: string;
  id: string;
  /** By the screen they are for; one without a name is for all. */
  points: Readonly<Record<string, unknown>>;
  onChange: (name: string, point: string) => void;
  onLeave: () => void;
}

const { picture: words } = WORDS;
const SCREENS: Record<string, string> = {
  wide: words.wide,
  middle: words.middle,
  narrow: words.narrow,
};

/** The point of a picture that stays visible when it is cut. */
export function FocusPoint({ file, src, id, points, onChange, onLeave }: FocusPointProps) {
  const names = Object.keys(points);
  const [name = '', setName] = useState(names[0]);
  const [left = 50, top = 50] = (String(points[name]).match(/\d+/gu) ?? []).map(Number);
  return (
    <>
      {names.length > 1 && (
        <div role="radiogroup" aria-label={words.window}>
          {names.map((screen) => (
            <label key={screen}>
              <input
                type="radio"
                name={`${id}-screen`}
                checked={screen === name}
                onChange={() => setName(screen)}
              />
              {SCREENS[screen]}
            </label>
          ))}
        </div>
      )}
      <PictureCanvas
        {...{ file, src, left, top, onLeave }}
        hint={words.focus}
        onChange={(x, y) => onChange(name, `${x}% ${y}%`)}
      />
    </>
  );
}

/** The focus point of a gallery's picture in one place of a page; that of its gallery until it is set. */
export function PlacedPoint({ reference, ...props }: FieldProps & { reference: Path }) {
  const { id, value, problems, set, onBlur } = useField(props);
  const picture = useReferenced(useValue(reference).value);
  if (!picture) return null;
  return (
    <div id={id}>
      <FocusPoint
        file={picture.file}
        src={picture.src}
        id={id}
        points={{ '': value ?? picture.position }}
        onChange={(_, point) => set(point, true)}
        onLeave={onBlur}
      />
      <Problems {...{ id, problems }} />
    </div>
  );
}
