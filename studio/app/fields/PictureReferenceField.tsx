import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { nameOfFile } from '../names.ts';
import { knownPictures, setPicture } from '../state/pictures.ts';
import { edit, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { type FieldProps, Problems, useField } from './form.tsx';
import { Picture, useReferenced } from './Picture.tsx';

const { picture: words } = WORDS;

/** A picture of one of the galleries. */
export function PictureReferenceField(props: FieldProps) {
  const { field, path } = props;
  const { file: form, id, value, problems, events, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const [isChoosing, setChoosing] = useState(false);
  const picture = useReferenced(value);
  const choose = (reference: string | undefined) => {
    const place = { file: form, path };
    edit(place, (draft) => setPicture(draft, place, reference));
    setChoosing(false);
  };
  return (
    <div className="field" {...events}>
      <button
        type="button"
        id={id}
        className="chosen"
        aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
        onClick={() => setChoosing(true)}
      >
        {picture && <Picture file={picture.file} src={picture.src} size="thumb" data-thumb />}
        <span>
          <b>{frame.label}</b>
          <small>{picture ? picture.alt || WORDS.gallery.noAlt : words.none}</small>
        </span>
        <u>{words.change}</u>
      </button>
      <Problems {...{ id, problems }} />
      {isChoosing && (
        <Dialog title={words.choose} isWide onClose={() => setChoosing(false)}>
          {[...Map.groupBy(knownPictures(files), ({ file }) => file)].map(([file, pictures]) => (
            <section key={file}>
              <h3>{nameOfFile(files, file)}</h3>
              <div className="choices">
                {pictures.map(({ reference, src, alt }) => (
                  <button
                    key={reference}
                    type="button"
                    data-kind="quiet"
                    aria-pressed={reference === value}
                    onClick={() => choose(reference)}
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
          {field.isOptional && (
            <button type="button" onClick={() => choose(undefined)}>
              {words.takeOut}
            </button>
          )}
        </Dialog>
      )}
    </div>
  );
}
