import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { asPicture, type Gallery, withPictures } from '../../content/gallery.ts';
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx';
import { Problems } from '../fields/FieldFrame.tsx';
import { focusOn } from '../fields/focusOn.ts';
import { type FieldProps, useField, useForm, useTarget } from '../fields/formContext.ts';
import { Picture as Image } from '../fields/Picture.tsx';
import { moved } from '../state/data.ts';
import { picturesOf, referenceOf, usesOf } from '../state/pictures.ts';
import { edit, formOf, say, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { AltTexts } from './AltTexts.tsx';
import { dragWords } from './dragWords.ts';
import styles from './Gallery.module.css';
import { layoutNote } from './layoutNote.ts';
import { PictureCard } from './PictureCard.tsx';
import { PictureForm } from './PictureForm.tsx';
import { UploadButton } from './UploadButton.tsx';

/** A pointer that moves fewer pixels clicks instead of drags. */
const DRAG_DISTANCE = 6;
const { gallery: words } = WORDS;

interface RemovePictureProps {
  src: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a picture is removed, and says where else it is shown. */
function RemovePicture({ src, onRemove, onClose }: RemovePictureProps) {
  const { file } = useForm();
  const files = useStudio((state) => state.files);
  const uses = usesOf(files, formOf, [referenceOf(file, src)]);
  return (
    <RemoveDialog title={words.removeTitle} {...{ uses, onRemove, onClose }}>
      <Image {...{ file, src }} size="card" />
      <p>{words.removeText}</p>
    </RemoveDialog>
  );
}

/** The pictures of a gallery as cards, with the form of one of them or all descriptions. */
export function GalleryField(props: FieldProps) {
  const { field, path } = props;
  const { file, id, value, problems, within, set } = useField(props);
  const [open, setOpen] = useState<number>();
  const [isDescribing, setDescribing] = useState(false);
  const [removing, setRemoving] = useState<number>();
  const [gone, setGone] = useState<{ index: number }>();
  const cards = useRef<HTMLOListElement>(null);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const pictures = entries.map(asPicture);
  const sources = pictures.map(({ src }) => src);
  // By mistake, two entries may name one file, or none.
  const ids = sources.map((src, index) =>
    src !== '' && sources.indexOf(src) === index ? src : String(index),
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const picture = open === undefined ? undefined : pictures[open];

  useTarget(path, (target) => {
    const index = target[path.length];
    if (index !== undefined) setOpen(Number(index));
  });

  // A card takes the focused button away with it: the next card gets the focus.
  useEffect(() => {
    if (!gone) return;
    const buttons = cards.current?.querySelectorAll<HTMLElement>('[data-edit]');
    const next = buttons?.[gone.index] ?? [...(buttons ?? [])].at(-1);
    next?.focus();
  }, [gone]);

  const openPicture = (index: number | undefined) => {
    setOpen(index);
    if (index === undefined) setGone({ index: open ?? 0 });
    else focusOn([...path, index, 'alt']);
  };
  const put = (from: number, to: number) => {
    set(moved(entries, from, to));
    setOpen(open === undefined ? open : moved([...ids.keys()], from, to).indexOf(open));
  };
  const add = (added: string[]) => {
    const before = studio.getState().files[file];
    // The gallery may have been removed during the upload.
    if (before === undefined) return;
    edit({ file, path }, (files) => {
      const gallery = files[file] as Partial<Gallery> | null;
      files[file] = withPictures(
        gallery,
        added.map((src) => ({ src })),
      );
    });
    say(layoutNote(file, before));
    if (cards.current) openPicture(picturesOf(studio.getState().files, file).length - added.length);
  };
  const leave = (index: number) => {
    setOpen(undefined);
    setGone({ index });
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
      {isDescribing ? (
        <AltTexts {...{ field, path, pictures }} />
      ) : (
        <div className={styles.shelf} data-open={picture !== undefined || undefined}>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={dragWords(ids)}
            onDragEnd={({ active, over }) => {
              if (over && over.id !== active.id)
                put(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
            }}
          >
            <SortableContext items={ids} strategy={rectSortingStrategy}>
              <ol ref={cards} className={styles.cards}>
                {pictures.map((one, index) => (
                  <PictureCard
                    key={ids[index]}
                    id={ids[index] ?? ''}
                    picture={one}
                    index={index}
                    total={pictures.length}
                    isOpen={index === open}
                    isWrong={within.some((problem) => problem.field[path.length] === index)}
                    onMove={(step) => put(index, index + step)}
                    onEdit={() => openPicture(index)}
                    onRemove={() => setRemoving(index)}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          {picture && open !== undefined && field.entry && (
            <PictureForm
              field={field.entry}
              path={[...path, open]}
              picture={picture}
              index={open}
              total={pictures.length}
              onOpen={openPicture}
              onMoved={() => leave(open)}
            />
          )}
        </div>
      )}
      {removing !== undefined && (
        <RemovePicture
          src={sources[removing] ?? ''}
          onClose={() => setRemoving(undefined)}
          onRemove={() => {
            set(entries.toSpliced(removing, 1));
            leave(removing);
          }}
        />
      )}
    </section>
  );
}
