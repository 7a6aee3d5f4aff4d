import { useEffect, useRef, useState } from 'react';
import { asPicture, type Gallery, withPictures } from '../../content/gallery.ts';
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx';
import { FieldView, Problems } from '../fields/FieldFrame.tsx';
import { focusOn } from '../fields/focusOn.ts';
import { type FieldProps, useField, useTarget } from '../fields/formContext.ts';
import { Picture as Image } from '../fields/Picture.tsx';
import { moved } from '../state/data.ts';
import { picturesOf, referenceOf, usesOf } from '../state/pictures.ts';
import { edit, formOf, say, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { Cards } from './Cards.tsx';
import styles from './Gallery.module.css';
import { layoutNote } from './layoutNote.ts';
import { PictureForm } from './PictureForm.tsx';
import { UploadButton } from './UploadButton.tsx';

const { gallery: words } = WORDS;

/** The pictures of a gallery as cards with the form of one of them, or as a list of descriptions. */
export function GalleryField(props: FieldProps) {
  const { field, path } = props;
  const { file, id, value, problems, within, set } = useField(props);
  const files = useStudio((state) => state.files);
  const [open, setOpen] = useState<number>();
  const [isDescribing, setDescribing] = useState(false);
  const [removing, setRemoving] = useState<{ index: number; src: string }>();
  const [left, setLeft] = useState<{ index: number }>();
  const shelf = useRef<HTMLDivElement>(null);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const pictures = entries.map(asPicture);
  const picture = open === undefined ? undefined : pictures[open];
  const alt = field.entry?.fields?.find(({ key }) => key === 'alt');

  useTarget(path, (target) => {
    const index = target[path.length];
    if (index !== undefined) setOpen(Number(index));
  });

  // The focused button has gone with its card or form: the focus goes to the card at its place.
  useEffect(() => {
    if (!left) return;
    const buttons = [...(shelf.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
    (buttons[left.index] ?? buttons.at(-1))?.focus();
  }, [left]);

  const leave = (index: number) => {
    setOpen(undefined);
    setLeft({ index });
  };
  const openPicture = (index: number) => {
    setOpen(index);
    focusOn([...path, index, 'alt']);
  };
  const move = (from: number, to: number) => {
    set(moved(entries, from, to));
    setOpen(open === undefined ? open : moved([...entries.keys()], from, to).indexOf(open));
  };
  const add = (sources: string[]) => {
    const before = studio.getState().files[file];
    // The gallery may have been removed during the upload.
    if (before === undefined) return;
    const added = sources.map((src) => ({ src }));
    edit({ file, path }, (draft) => {
      draft[file] = withPictures(draft[file] as Gallery | null, added);
    });
    say(layoutNote(file, before));
    const total = picturesOf(studio.getState().files, file).length;
    if (shelf.current) openPicture(total - added.length);
  };

  return (
    <section className={styles.gallery} id={id} aria-label={field.label}>
      <UploadButton
        path={path}
        data-kind="add"
        label={words.add}
        hint={words.hint}
        multiple
        onUploaded={add}
      />
      <button
        type="button"
        aria-pressed={isDescribing}
        onClick={() => setDescribing(!isDescribing)}
      >
        {words.describeAll}
      </button>
      <Problems {...{ id, problems }} />
      {isDescribing && alt ? (
        <ol className={styles.texts}>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <Image {...{ file, src }} size="card" data-cover />
              <FieldView field={alt} path={[...path, index, 'alt']} label={words.name(index)} />
            </li>
          ))}
        </ol>
      ) : (
        <div ref={shelf} className={styles.shelf} data-open={picture && ''}>
          <Cards
            {...{ file, pictures, open }}
            isWrong={(index) => within.some((problem) => problem.field[path.length] === index)}
            onMove={move}
            onEdit={openPicture}
            onRemove={(index) => setRemoving({ index, src: pictures[index]?.src ?? '' })}
          />
          {picture && open !== undefined && field.entry && (
            <PictureForm
              field={field.entry}
              path={[...path, open]}
              picture={picture}
              index={open}
              total={pictures.length}
              onOpen={openPicture}
              onLeave={() => leave(open)}
            />
          )}
        </div>
      )}
      {removing && (
        <RemoveDialog
          title={words.removeTitle}
          uses={usesOf(files, formOf, [referenceOf(file, removing.src)])}
          onClose={() => {
            setRemoving(undefined);
            if (pictures[removing.index]?.src !== removing.src) leave(removing.index);
          }}
          onRemove={() => set(entries.toSpliced(removing.index, 1))}
        >
          <Image file={file} src={removing.src} size="card" />
          <p>{words.removeText}</p>
        </RemoveDialog>
      )}
    </section>
  );
}
