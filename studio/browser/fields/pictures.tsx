import { useState } from 'react';
import { asPicture } from '../../shared/gallery.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { UploadButton } from '../gallery/uploads.tsx';
import { nameOfFile } from '../names.ts';
import { type Path, valueAt } from '../state/content.ts';
import {
  type KnownPicture,
  knownPictures,
  placeOfPicture,
  replacePicture,
  setPicture,
} from '../state/pictures.ts';
import { edit, openDialog, say, setValue, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { Picture } from './Picture.tsx';
import { FieldFrame, fieldId, type FieldProps, Problems, useField, useValue } from './form.tsx';

const { picture: words } = WORDS;

/** The picture of a gallery that a page refers to, such as "organizing/02-closet". */
function useReferenced(reference: unknown): KnownPicture | undefined {
  const files = useStudio((state) => state.files);
  return knownPictures(files).find((picture) => picture.reference === reference);
}

export function PictureReferenceField(props: FieldProps) {
  const { field, path } = props;
  const { file: form, id, value, problems, events, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const picture = useReferenced(value);
  const choose = (reference?: string) => {
    const place = { file: form, path };
    edit(place, (state) => setPicture(state, place, reference));
    openDialog();
  };
  const choice = ({ file, src, alt, reference }: KnownPicture) => (
    <button
      key={reference}
      type="button"
      data-kind="quiet"
      aria-pressed={reference === value}
      onClick={() => choose(reference)}
    >
      <Picture {...{ file, src }} size="thumb" alt={alt || WORDS.gallery.noAlt} />
    </button>
  );
  const openChoice = () =>
    openDialog(
      <Dialog title={words.choose}>
        {[...Map.groupBy(knownPictures(files), ({ file }) => file)].map(([file, pictures]) => (
          <section key={file}>
            <h3>{nameOfFile(files, file)}</h3>
            <div className="cards">{pictures.map(choice)}</div>
          </section>
        ))}
        {field.isOptional && <Button onClick={() => choose()} label={words.takeOut} />}
      </Dialog>,
    );
  return (
    <div className="field" {...events}>
      <button
        type="button"
        id={id}
        data-row
        aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
        onClick={openChoice}
      >
        {picture && <Picture file={picture.file} src={picture.src} size="thumb" />}
        <span>
          <b>{frame.label}</b>
          <small>{picture ? picture.alt || WORDS.gallery.noAlt : words.none}</small>
        </span>
        <u>{words.change}</u>
      </button>
      <Problems {...{ id, problems }} />
    </div>
  );
}

/** The focus point of a gallery's picture in one place of a page; that of its gallery until it is set. */
export function PlacedPoint({ reference, ...props }: FieldProps & { reference: Path }) {
  const { id, value, problems, set } = useField(props);
  const picture = useReferenced(useValue(reference));
  if (!picture) return null;
  return (
    <div id={id}>
      <FocusPoint
        {...picture}
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
  const { src, position } = asPicture(value);
  const screens = field.fields?.find(({ key }) => key === 'positions')?.fields;
  const positions = screens?.map(({ key }) => [key, valueAt(value, ['positions', key])] as const);
  const points = positions ? Object.fromEntries(positions) : { '': position };
  // Its own problems are those of the parts without a field.
  const isPart = (part: unknown) => ['src', 'position', 'positions'].includes(String(part));
  const problems = within.filter((one) => isPart(one.field[path.length]));
  const put = (screen: string, point: string) => {
    const changed = positions ? { positions: { ...points, [screen]: point } } : { position: point };
    set({ ...(value as object), ...changed }, true);
  };
  const replace = (next: string) => {
    // During the upload the picture may have moved, or gone with its gallery.
    const place = placeOfPicture(studio.getState().files, { file, path }, src);
    if (!place) return;
    edit({ file, path }, (files) => replacePicture(files, place, next));
    say(words.replaced);
  };
  return (
    <div className="field">
      {src !== '' && <FocusPoint {...{ file, src, points }} onChange={put} />}
      <Problems {...{ id, problems }} />
      <UploadButton
        id={id}
        label={src === '' ? words.upload : words.replace}
        aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
        onUploaded={replace}
      />
    </div>
  );
}

/** Wider logos mostly contain the name. */
const NARROW = 2;

/** Asks whether the name shall stand beside a logo that is only a picture. */
function NameQuestion({ path }: { path: Path }) {
  const file = useStudio((state) => state.openFile);
  const answer = (withName: boolean) => setValue(file, path, withName);
  return (
    <div data-notice role="status">
      <p>{WORDS.logo.askName}</p>
      <p data-row>
        <Button onClick={() => answer(true)} label={WORDS.logo.withName} />
        <Button onClick={() => answer(false)} label={WORDS.logo.withoutName} />
      </p>
    </div>
  );
}

export function LogoField(props: FieldProps) {
  const { file, text: src, set, control, frame } = useField(props);
  const [isNarrow, setNarrow] = useState(false);
  const namePath = [...props.path.slice(0, -1), 'withName'];
  const isAnswered = useValue(namePath) !== undefined;
  // Logos in the text of a page have no such field.
  const isOfSite = file === 'business.yaml';
  const { id, 'aria-describedby': described } = control;
  const label = src === '' ? WORDS.logo.choose : WORDS.logo.replace;
  return (
    <FieldFrame {...frame}>
      {src !== '' && (
        <Picture
          {...{ file, src }}
          size="card"
          height={64}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNarrow(naturalWidth < naturalHeight * NARROW)
          }
        />
      )}
      {src !== '' && isNarrow && isOfSite && !isAnswered && <NameQuestion path={namePath} />}
      <UploadButton
        {...{ id, label, 'aria-label': label, 'aria-describedby': described }}
        kind="logo"
        onUploaded={(next) => set(next)}
      />
    </FieldFrame>
  );
}
