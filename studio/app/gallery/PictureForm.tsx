import { useState } from 'react';
import { noteOf, post } from '../api.ts';
import { Problems } from '../fields/FieldFrame.tsx';
import { type FieldProps, useField, useForm } from '../fields/formContext.ts';
import { GroupFields } from '../fields/GroupField.tsx';
import { StepButtons } from '../fields/StepButtons.tsx';
import { galleryFiles, nameOfFile } from '../names.ts';
import { moveToGallery, picturePath } from '../state/pictures.ts';
import { addMedia, edit, formOf, say, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';
import { layoutNote } from './layoutNote.ts';
import type { Picture } from '../../content/gallery.ts';
import type { CopyAnswer } from '../../types.ts';

const { gallery: words } = WORDS;

interface MoveProps {
  picture: Picture;
  onMoved: () => void;
}

/** Moves a picture, and its video, to another gallery. */
function MoveToGallery({ picture: { src, video }, onMoved }: MoveProps) {
  const { file } = useForm();
  const files = useStudio((state) => state.files);
  const [target, setTarget] = useState('');
  const others = galleryFiles(files).filter(
    (other) => other !== file && files[other] !== undefined,
  );
  const copyOf = async (name: string) => {
    const from = picturePath(file, name);
    const copy = await post<CopyAnswer>('/api/copies', { from, file: target });
    addMedia({ [copy.path]: copy.time });
    return copy.src;
  };
  const move = async () => {
    const hasVideo = video !== undefined && picturePath(file, video) in studio.getState().media;
    const copy = { src: await copyOf(src), video: hasVideo ? await copyOf(video) : undefined };
    const before = studio.getState().files[target];
    edit({ file, path: ['pictures'] }, (draft) =>
      moveToGallery(draft, formOf, { file, src, to: target, copy }),
    );
    say(layoutNote(target, before));
    onMoved();
  };
  if (others.length === 0) return null;
  return (
    <div data-row>
      <label>
        {words.moveTo}{' '}
        <select value={target} onChange={(event) => setTarget(event.currentTarget.value)}>
          <option value="">{WORDS.left}</option>
          {others.map((other) => (
            <option key={other} value={other}>
              {nameOfFile(files, other)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={target === ''}
        onClick={() => void move().catch((error: unknown) => say(noteOf(error)))}
      >
        {words.move}
      </button>
    </div>
  );
}

export interface PictureFormProps extends FieldProps {
  picture: Picture;
  index: number;
  total: number;
  onOpen: (index: number) => void;
  /** It is done, or in another gallery. */
  onLeave: () => void;
}

/** Everything about one picture of a gallery, beside the cards. */
export function PictureForm(props: PictureFormProps) {
  const { field, path, picture, index, total, onOpen, onLeave } = props;
  const { file, id, problems } = useField(props);
  const isStored = useStudio(({ media }) => picturePath(file, picture.src) in media);
  return (
    <section className={styles.form} data-box id={id} aria-label={words.number(index, total)}>
      <div data-row>
        <h3>{words.number(index, total)}</h3>
        <StepButtons
          icons={['back', 'on']}
          labels={[words.previous, words.next]}
          {...{ index, total }}
          onStep={(step) => onOpen(index + step)}
        />
        <button type="button" onClick={onLeave}>
          {words.done}
        </button>
      </div>
      <Problems {...{ id, problems }} />
      <GroupFields key={picture.src} {...{ field, path }} />
      {isStored && <MoveToGallery picture={picture} onMoved={onLeave} />}
    </section>
  );
}
