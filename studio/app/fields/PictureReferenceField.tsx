import { useRef, useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { nameOfFile } from '../names.ts';
import { knownPictures, setPicture } from '../state/pictures.ts';
import { edit, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { Problems } from './FieldFrame.tsx';
import { type FieldProps, useField } from './formContext.ts';
import { Picture, useReferenced } from './Picture.tsx';

interface ShelfProps {
  chosen: unknown;
  onChoose: (reference: string) => void;
  onClose: () => void;
}

/** All pictures of all galleries. */
function Shelf({ chosen, onChoose, onClose }: ShelfProps) {
  const files = useStudio((state) => state.files);
  return (
    <Dialog title={WORDS.picture.choose} isWide onClose={onClose}>
      {[...Map.groupBy(knownPictures(files), ({ file }) => file)].map(([file, pictures]) => (
        <section key={file}>
          <h3>{nameOfFile(files, file)}</h3>
          <div className={styles.shelf}>
            {pictures.map(({ reference, src, alt }) => (
              <button
                key={reference}
                type="button"
                data-kind="quiet"
                aria-pressed={reference === chosen}
                onClick={(event) => {
                  onChoose(reference);
                  event.currentTarget.closest('dialog')?.close();
                }}
              >
                <Picture
                  {...{ file, src }}
                  size="thumb"
                  data-cover
                  alt={alt || WORDS.gallery.noAlt}
                  loading="lazy"
                />
              </button>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

/** A picture of one of the galleries. */
export function PictureReferenceField(props: FieldProps) {
  const { field, path } = props;
  const { file, id, value, problems, control, frame } = useField(props);
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const picture = useReferenced(value);
  const choose = (reference: string | undefined) =>
    edit({ file, path }, (files) => setPicture(files, { file, path }, reference));
  return (
    <div className={styles.field}>
      <button
        ref={opener}
        type="button"
        {...control}
        className={styles.chosen}
        aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
        aria-invalid={undefined}
        onClick={() => setChoosing(true)}
      >
        {picture && <Picture file={picture.file} src={picture.src} size="thumb" data-cover />}
        <span>
          <b>{frame.label}</b>
          <small>{picture ? picture.alt || WORDS.gallery.noAlt : WORDS.picture.none}</small>
        </span>
        <u>{WORDS.picture.change}</u>
      </button>
      {field.isOptional && Boolean(value) && (
        <button
          type="button"
          onClick={() => {
            choose(undefined);
            // This button goes with the picture.
            opener.current?.focus();
          }}
        >
          {WORDS.picture.takeOut}
        </button>
      )}
      <Problems id={id} problems={problems} />
      {isChoosing && <Shelf chosen={value} onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}
