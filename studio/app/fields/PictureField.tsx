import { type CSSProperties, type PointerEvent, useState } from 'react';
import { asPicture } from '../../content/gallery.ts';
import { RadioGroup } from '../controls.tsx';
import { UploadButton } from '../gallery/UploadButton.tsx';
import { type Path, valueAt } from '../state/data.ts';
import { mediaPlaces, picturePath, replacePicture } from '../state/pictures.ts';
import { edit, formOf, say, studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FieldFrame, fieldId, type FieldProps, Problems, useField, useValue } from './form.tsx';
import { Picture, useReferenced } from './Picture.tsx';

const { picture: words } = WORDS;
/** In percent: the site's own, from src/styles/tokens.css. */
function defaultUnderline(): number {
  const share = getComputedStyle(document.documentElement).getPropertyValue('--banner-board');
  return Math.round(100 * Number(share));
}
/** Parts of a picture that have no field of their own. */
const PARTS: readonly unknown[] = ['src', 'position', 'positions'];

interface CanvasProps {
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
}

/** Each drag is a step of Undo. */
function endTyping(): void {
  studio.setState({ typing: undefined });
}

/** A picture with a point or a line that is dragged, or moved by rulers. */
function PictureCanvas({ file, src, hint, left, top, min = 0, max = 100, onChange }: CanvasProps) {
  const pick = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const within = (share: number, from: number, to: number) =>
      Math.round(Math.min(to, Math.max(from, share * 100)));
    const across = within((clientX - box.left) / box.width, 0, 100);
    onChange(across, within((clientY - box.top) / box.height, min, max));
  };
  const ruler = (label: string, value: number, range: object, change: (value: number) => void) => (
    <label className="ruler">
      {label}
      <input
        type="range"
        {...{ value, ...range }}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
        onBlur={endTyping}
      />
      <span>{words.percent(value)}</span>
    </label>
  );
  return (
    <>
      <div
        className="canvas"
        role="presentation"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          endTyping();
          pick(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && pick(event)}
      >
        <Picture {...{ file, src }} size="whole" />
        <span
          className={left === undefined ? 'line' : 'point'}
          style={{ '--_left': `${left ?? 0}%`, '--_top': `${top}%` } as CSSProperties}
        />
      </div>
      <small>{hint}</small>
      {left !== undefined && ruler(words.fromStart, left, {}, (value) => onChange(value, top))}
      {ruler(words.fromTop, top, { min, max }, (value) => onChange(left ?? 0, value))}
    </>
  );
}

/** Where the underline of the headline lies in the banner. */
export function UnderlineField(props: FieldProps) {
  const { file, value, set, frame } = useField(props);
  const src = useValue([...props.path.slice(0, -1), 'picture', 'src']).value;
  const { min, max } = props.field;
  if (typeof src !== 'string') return null;
  return (
    <FieldFrame {...frame} isGroup>
      <PictureCanvas
        {...{ file, src, min, max }}
        hint={words.underline}
        top={typeof value === 'number' ? value : defaultUnderline()}
        onChange={(_, top) => set(top, true)}
      />
      {value !== undefined && (
        <button type="button" onClick={() => set(undefined)}>
          {words.automatic}
        </button>
      )}
    </FieldFrame>
  );
}

interface FocusPointProps {
  file: string;
  src: string;
  /** By the screen they are for; one without a name is for all. */
  points: Readonly<Record<string, unknown>>;
  onChange: (screen: string, point: string) => void;
}

/** The point of a picture that stays visible when it is cut. */
function FocusPoint({ file, src, points, onChange }: FocusPointProps) {
  const [first = '', ...others] = Object.keys(points);
  const [screen, setScreen] = useState(first);
  const [left = 50, top = 50] = (String(points[screen]).match(/\d+/gu) ?? []).map(Number);
  return (
    <>
      {others.length > 0 && (
        <RadioGroup<string>
          label={words.window}
          options={WORDS.screens}
          value={screen}
          onChange={setScreen}
        />
      )}
      <PictureCanvas
        {...{ file, src, left, top }}
        hint={words.focus}
        onChange={(x, y) => onChange(screen, `${x}% ${y}%`)}
      />
    </>
  );
}

/** The focus point of a gallery's picture in one place of a page; that of its gallery until it is set. */
export function PlacedPoint({ reference, ...props }: FieldProps & { reference: Path }) {
  const { id, value, problems, set } = useField(props);
  const picture = useReferenced(useValue(reference).value);
  if (!picture) return null;
  return (
    <div id={id}>
      <FocusPoint
        file={picture.file}
        src={picture.src}
        points={{ '': value ?? picture.position }}
        onChange={(_, point) => set(point, true)}
      />
      <Problems {...{ id, problems }} />
    </div>
  );
}

/** The photograph of a group of fields, with its focus points. */
export function PictureField(props: FieldProps) {
  const { field, path } = props;
  const { file, value, within, set } = useField(props);
  const id = fieldId([...path, 'src']);
  const { src } = asPicture(value);
  const screens = field.fields?.find(({ key }) => key === 'positions')?.fields;
  const positions = Object.fromEntries(
    (screens ?? []).map(({ key }) => [key, valueAt(value, ['positions', key])]),
  );
  const problems = within.filter((one) => PARTS.includes(one.field[path.length]));
  const put = (screen: string, position: string) => {
    const point = screens ? { positions: { ...positions, [screen]: position } } : { position };
    set({ ...(value as object), ...point }, true);
  };
  const replace = ([next = '']: string[]) => {
    edit({ file, path }, (files) => {
      // During the upload the picture may have moved.
      const place = mediaPlaces(files, formOf).get(picturePath(file, src));
      replacePicture(files, formOf, place ?? { file, path: [...path, 'src'] }, next);
    });
    say(words.replaced);
  };
  return (
    <div className="field">
      {src !== '' && (
        <FocusPoint
          {...{ file, src }}
          points={screens ? positions : { '': valueAt(value, ['position']) }}
          onChange={put}
        />
      )}
      <Problems id={id} problems={problems} />
      <UploadButton
        id={id}
        label={src === '' ? words.upload : words.replace}
        aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
        onUploaded={replace}
      />
    </div>
  );
}

/** The logo of the business, as a file. */
export function LogoField(props: FieldProps) {
  const { file, value, set, control, frame } = useField(props);
  const src = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...frame}>
      {src !== '' && <Picture className="logo" {...{ file, src }} size="card" />}
      <UploadButton
        {...control}
        aria-invalid={undefined}
        kind="logo"
        label={src === '' ? WORDS.logo.choose : WORDS.logo.replace}
        onUploaded={([next]) => set(next)}
      />
    </FieldFrame>
  );
}
