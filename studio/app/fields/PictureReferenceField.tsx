import { useRef, useState } from 'react';
import { smallPicture } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { nameOfFile } from '../names.ts';
import { withPicture } from '../state/otherPicture.ts';
import { type KnownPicture, knownPictures, sourceOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { Mistakes } from './FieldFrame.tsx';
import { useField } from './formContext.ts';
import styles from './Picture.module.css';
import type { FieldProps } from './FieldView.tsx';

/** What a picture shows, or that this has still to be said. */
function altOf({ alt }: Pick<KnownPicture, 'alt'>): string {
  return alt || WORDS.gallery.noAlt;
}

/** A picture of one of the galleries, chosen from all of them. */
export function PictureReferenceField({ field, path, value, label = field.label }: FieldProps) {
  const { file: form, id, mistakes, onFocus } = useField(path);
  const { state, change } = useWindow();
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const all = knownPictures(state.files);
  const chosen = all.find(({ reference }) => reference === value);
  const choose = (reference: string | undefined) =>
    change({ file: form, path }, ({ [form]: data }) =>
      data === undefined ? {} : { [form]: withPicture(data, path, reference) },
    );
  return (
    <div className={styles.reference} data-wrong={mistakes.length > 0 || undefined}>
      <button
        ref={opener}
        type="button"
        id={id}
        className={styles.chosen}
        aria-describedby={mistakes.length > 0 ? `${id}-mistake` : undefined}
        {...{ onFocus }}
        onClick={() => setChoosing(true)}
      >
        {chosen && (
          <img src={smallPicture(sourceOf(state, chosen.file, chosen.src), 'thumb')} alt="" />
        )}
        <span>
          <b>{label}</b>
          <span className={styles.alt}>{chosen ? altOf(chosen) : WORDS.picture.none}</span>
        </span>
        <span className={styles.action}>{WORDS.picture.change}</span>
      </button>
      {field.isOptional && Boolean(value) && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            choose(undefined);
            // This button goes with the picture.
            opener.current?.focus();
          }}
        >
          {WORDS.picture.takeOut}
        </button>
      )}
      <Mistakes id={id} mistakes={mistakes} />
      {isChoosing && (
        <Dialog title={WORDS.picture.choose} isWide onClose={() => setChoosing(false)}>
          {[...Map.groupBy(all, ({ file }) => file)].map(([file, pictures]) => (
            <section key={file}>
              <h3>{nameOfFile(state.files, file)}</h3>
              <div className={styles.shelf}>
                {pictures.map(({ reference, ...picture }) => (
                  <button
                    key={reference}
                    type="button"
                    aria-pressed={reference === value}
                    onClick={(event) => {
                      choose(reference);
                      event.currentTarget.closest('dialog')?.close();
                    }}
                  >
                    <img
                      src={smallPicture(sourceOf(state, file, picture.src), 'thumb')}
                      alt={altOf(picture)}
                      loading="lazy"
                    />
                  </button>
                ))}
              </div>
            </section>
          ))}
        </Dialog>
      )}
    </div>
  );
}
