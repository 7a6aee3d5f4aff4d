import { useState } from 'react';
import { asPicture, type Gallery, withPictures } from '../../shared/gallery.ts';
import { Button } from '../controls/Button.tsx';
import {
  type FieldProps,
  FieldView,
  focusOn,
  Problems,
  useField,
  useTarget,
} from '../fields/form.tsx';
import { GroupFields } from '../fields/groups.tsx';
import { Entries, Entry, type List, useList } from '../fields/list.tsx';
import { Picture as Image } from '../fields/Picture.tsx';
import { picturesOf } from '../state/pictures.ts';
import { edit, goTo, openDialog, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { UploadButton } from './uploads.tsx';

const { gallery: words } = WORDS;

interface CardProps extends FieldProps {
  index: number;
  gallery: List;
}

/** A picture; open, it has its form and the whole row. */
function Card({ index, gallery, ...props }: CardProps) {
  const { open, setOpen, remove } = gallery;
  const { file, id, value, problems, within } = useField(props);
  const { src, alt } = asPicture(value);
  const isOpen = index === open;
  const leave = () => {
    setOpen(undefined);
    focusOn(props.path);
  };
  const name = words.name(index);
  return (
    <Entry
      kind="card"
      list={gallery}
      {...{ id, index, name }}
      onRemove={() => remove(index)}
      data-wrong={(!isOpen && within.length > 0) || undefined}
    >
      {isOpen ? (
        <>
          <div data-row>
            <Button onClick={leave} label={words.done} />
            <h3>{name}</h3>
          </div>
          <Problems {...{ id, problems }} />
          <GroupFields key={src} {...props} />
        </>
      ) : (
        <>
          <button
            type="button"
            data-kind="quiet"
            aria-label={words.editPicture(index)}
            onClick={() => goTo({ file, path: [...props.path, 'alt'] })}
          >
            <Image {...{ file, src }} size="card" />
          </button>
          <small>
            {index + 1}. {alt === '' ? words.noAlt : alt}
          </small>
        </>
      )}
    </Entry>
  );
}

/** The pictures of a gallery as cards, or as a list of descriptions. */
export function GalleryField(props: FieldProps) {
  const { field, path } = props;
  const { entry } = field;
  const gallery = useList(props);
  const { file, id, list, problems, setOpen } = gallery;
  const [isDescribing, setDescribing] = useState(false);
  const inboxCount = useStudio((state) => state.inbox.length);
  const alt = entry?.fields?.find(({ key }) => key === 'alt');

  useTarget(path, (target) => {
    const index = target[path.length];
    if (index !== undefined) setOpen(Number(index));
  });

  const add = (src: string, isFirst: boolean) => {
    // The gallery may have been removed during the upload.
    if (studio.getState().files[file] === undefined) return;
    edit({ file, path }, (state) => {
      state[file] = withPictures(state[file] as Gallery | null, [{ src }]);
    });
    const { files: now, openFile: shown } = studio.getState();
    const last = picturesOf(now, file).length - 1;
    // The others must not take the focus from the description that she writes.
    if (isFirst && shown === file) goTo({ file, path: [...path, last, 'alt'] });
  };

  return (
    <section className="gallery" id={id} aria-label={field.label}>
      <div data-row>
        <UploadButton label={words.add} multiple onUploaded={add} />
        <Button
          onClick={() => openDialog(<PhoneDialog onUploaded={add} />)}
          label={WORDS.phone.open(inboxCount)}
        />
        <Button
          aria-pressed={isDescribing}
          onClick={() => setDescribing(!isDescribing)}
          label={words.describeAll}
        />
      </div>
      <Problems {...{ id, problems }} />
      {isDescribing && alt ? (
        <ol data-rows>
          {list.map(asPicture).map(({ src }, index) => (
            <li key={src}>
              <FieldView field={alt} path={[...path, index, 'alt']} label={words.name(index)} />
              <Image {...{ file, src }} size="card" />
            </li>
          ))}
        </ol>
      ) : (
        entry && (
          <Entries
            className="cards"
            list={gallery}
            entry={(index) => (
              <Card key={index} field={entry} path={[...path, index]} {...{ index, gallery }} />
            )}
          />
        )
      )}
    </section>
  );
}
