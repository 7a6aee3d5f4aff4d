import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { openCrop } from '../gallery/openCrop.tsx';
import { UploadButton } from '../gallery/uploads.tsx';
import { asPicture } from '../../shared/gallery.ts';
import { nameOfPicture } from '../names.ts';
import { type Path } from '../state/content.ts';
import { nearestPicture } from '../state/nearestPicture.ts';
import {
  type KnownPicture,
  knownPictures,
  placeOfPicture,
  type PointChange,
  replacePicture,
  setPicture,
} from '../state/pictures.ts';
import { edit, openDialog, say, setValue, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import { asPoint, FocusPoint } from './FocusPoint.tsx';
import { FieldFrame, fieldId, type FieldProps, Problems, useField, useValue } from './form.tsx';
import { PhotographField } from './PhotographField.tsx';
import { PhotoTools } from './PhotoTools.tsx';
import { Picture } from './Picture.tsx';
import styles from './pictures.module.css';

const { picture: words } = WORDS;

/** The picture of a gallery that a page refers to, such as "organizing/02-closet". */
function useReferenced(reference: unknown): KnownPicture | undefined {
  const files = useStudio((state) => state.files);
  return knownPictures(files).find((picture) => picture.reference === reference);
}

/** Offers a picture in place of one that is gone. */
function NearestPicture({
  field,
  onChoose,
}: {
  field: FieldProps;
  onChoose: (reference: string) => void;
}) {
  const { file } = useField(field);
  const files = useStudio((state) => state.files);
  const saved = useStudio((state) => state.saved);
  const past = useStudio((state) => state.past);
  const onDisk = Object.fromEntries(Object.entries(saved).map(([path, { data }]) => [path, data]));
  const former = [...past.map((entry) => entry.files).toReversed(), onDisk];
  const nearest = nearestPicture(files, former, { file, path: field.path });
  if (!nearest) return null;
  const use = () => onChoose(nearest.reference);
  return <Button kind="link" label={words.useInstead(nameOfPicture(nearest))} onClick={use} />;
}

export function PictureReferenceField(props: FieldProps) {
  const { field, path } = props;
  const { file, id, value, problems, events, frame } = useField(props);
  const picture = useReferenced(value);
  const put = (reference?: string) => {
    const place = { file, path };
    edit(place, (state) => setPicture(state, place, reference));
  };
  const choose = (reference?: string) => {
    put(reference);
    openDialog();
  };
  const openChoice = () =>
    openDialog(<ChoosePicture shown={value} isOptional={field.isOptional} onChoose={choose} />);
  return (
    <div {...events}>
      <div className={styles.reference}>
        <button
          type="button"
          id={id}
          className={styles.open}
          aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
          onClick={openChoice}
        >
          <span className={styles.cover} data-wrong={problems.length > 0 || undefined}>
            {picture && <Picture file={picture.file} src={picture.src} size="thumb" />}
          </span>
          <span className={styles.words}>
            <b>{frame.label}</b>
            <span className={styles.name}>{picture ? nameOfPicture(picture) : words.none}</span>
          </span>
          <span className={styles.change}>{picture ? words.change : words.chooseOne}</span>
        </button>
      </div>
      <Problems {...{ id, problems }} />
      {value !== undefined && problems.length > 0 && (
        <NearestPicture field={props} onChoose={put} />
      )}
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
        points={{ '': asPoint(value) ?? picture.position }}
        onChange={(_, point) => set(point, true)}
      />
      <Problems {...{ id, problems }} />
    </div>
  );
}

/** The photograph of a page, with its focus points. */
export function PictureField(props: FieldProps) {
  const { path } = props;
  const { file, value } = useField(props);
  const id = fieldId([...path, 'src']);
  const { src } = asPicture(value);
  const replace = (next: string, changePoint?: PointChange) => {
    // Meanwhile the picture may have moved, or gone with its section.
    const place = placeOfPicture(studio.getState().files, { file, path }, src);
    if (!place) return;
    edit({ file, path }, (files) => replacePicture(files, place, next, changePoint));
    say(changePoint ? WORDS.crop.done : words.replaced);
  };
  if (src === '')
    return <UploadButton id={id} label={words.upload} onUploaded={(next) => replace(next)} />;
  return (
    <PhotographField
      {...props}
      tools={
        <PhotoTools>
          <UploadButton
            id={id}
            icon={undefined}
            label={words.replace}
            onUploaded={(next) => replace(next)}
          />
          <IconButton
            icon="crop"
            label={words.crop}
            onClick={() => openCrop({ file, src, onStored: replace })}
          />
        </PhotoTools>
      }
    />
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
      <div className={styles.logo}>
        {src !== '' && (
          <Picture
            {...{ file, src }}
            className={styles.drawing}
            size="card"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNarrow(naturalWidth < naturalHeight * NARROW)
            }
          />
        )}
        <UploadButton
          {...{ id, label, 'aria-label': label, 'aria-describedby': described }}
          of="logo"
          onUploaded={(next) => set(next)}
        />
      </div>
      {src !== '' && isNarrow && isOfSite && !isAnswered && <NameQuestion path={namePath} />}
    </FieldFrame>
  );
}
