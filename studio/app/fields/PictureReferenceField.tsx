import { useState } from 'react';
import { smallPicture } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { nameOfFile } from '../names.ts';
import { knownPictures, sourceOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { Mistakes } from './FieldFrame.tsx';
import { useField } from './formContext.ts';
import styles from './Picture.module.css';
import type { FieldProps } from './FieldView.tsx';

/** A picture of one of the galleries, chosen from all of them. */
export function PictureReferenceField({ field, path, value, label = field.label }: FieldProps) {
  const { id, mistakes, change, onFocus } = useField(path);
  const { state } = useWindow();
  const [isChoosing, setChoosing] = useState(false);
  const all = knownPictures(state.files);
  const chosen = all.find(({ reference }) => reference === value);
  return (
    <div className={styles.reference} data-wrong={mistakes.length > 0 || undefined}>
      <button
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
          <span className={styles.alt}>{chosen?.alt ?? WORDS.picture.none}</span>
        </span>
        <span className={styles.action}>{WORDS.picture.change}</span>
      </button>
      <Mistakes id={id} mistakes={mistakes} />
      {isChoosing && (
        <Dialog title={WORDS.picture.choose} isWide onClose={() => setChoosing(false)}>
          {[...Map.groupBy(all, ({ file }) => file)].map(([file, pictures]) => (
            <section key={file}>
              <h3>{nameOfFile(state.files, file)}</h3>
              <div className={styles.shelf}>
                {pictures.map(({ reference, src, alt }) => (
                  <button
                    key={reference}
                    type="button"
                    aria-pressed={reference === value}
                    onClick={(event) => {
                      change(reference);
                      event.currentTarget.closest('dialog')?.close();
                    }}
                  >
                    <img
                      src={smallPicture(sourceOf(state, file, src), 'thumb')}
                      alt={alt}
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
