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
import { Mistakes } from '../fields/FieldFrame.tsx';
import { focusOn } from '../fields/focusOn.ts';
import { useField, useGoal } from '../fields/formContext.ts';
import { nameOfFile } from '../names.ts';
import { moved } from '../state/data.ts';
import { useLatest, useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { AddCard } from './AddCard.tsx';
import { dragWords } from './dragWords.ts';
import styles from './Gallery.module.css';
import { PhotoReport } from './PhotoReport.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { RemovePicture } from './RemovePicture.tsx';
import { usePhotos } from './usePhotos.ts';
import type { FieldProps } from '../fields/FieldView.tsx';

/** How far a pointer moves before it drags instead of clicks, in pixels. */
const DRAG_DISTANCE = 6;

/** The pictures of a gallery as cards that can be put into another order. */
export function GalleryCards({ field, path, value }: FieldProps) {
  const { file, id, mistakes, within, change } = useField(path);
  const { state, change: changeFiles, setNote } = useWindow();
  const photos = usePhotos(file, path);
  const [open, setOpen] = useState<number>();
  const [removing, setRemoving] = useState<{ id: string; src: string; index: number }>();
  const cards = useRef<HTMLOListElement>(null);
  const [gone, setGone] = useState<{ index: number }>();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const pictures = entries.map(asPicture);
  const sources = pictures.map(({ src }) => src);
  // Two entries may name one file by mistake, or none.
  const ids = sources.map((src, index) =>
    src !== '' && sources.indexOf(src) === index ? src : String(index),
  );
  const latest = useLatest(state.files[file] as Partial<Gallery> | null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  useGoal(path, (goal) => setOpen(goal.length > path.length ? Number(goal[path.length]) : open));

  // With its card, a picture takes away the button that had the focus: the next one is given it.
  useEffect(() => {
    if (!gone) return;
    const buttons = cards.current?.querySelectorAll<HTMLElement>('[data-edit], [data-add]');
    buttons?.[gone.index]?.focus();
  }, [gone]);

  const edit = (index: number) => {
    setOpen(index);
    focusOn([...path, index, 'alt']);
  };
  const add = async (chosen: File[]) => {
    const taken = await photos.take(chosen);
    if (taken.length === 0) return;
    // While they were read, the gallery may have been removed.
    changeFiles({ file, path }, ({ [file]: now }) =>
      now === undefined ? {} : { [file]: withPictures(now, taken) },
    );
    const { layout } = withPictures(latest.current, taken);
    if (layout !== latest.current?.layout)
      setNote(WORDS.gallery.layout(nameOfFile(state.files, file), layout));
    // Who has gone elsewhere meanwhile, and perhaps come back, keeps the focus.
    if (cards.current) edit(latest.current?.pictures?.length ?? 0);
  };
  const put = (from: number, to: number) => {
    change(moved(entries, from, to));
    // The one that is edited stays it.
    setOpen(open === undefined ? open : moved([...ids.keys()], from, to).indexOf(open));
  };

  return (
    <section className={styles.gallery} id={id} aria-label={field.label}>
      <p className={styles.hint}>{WORDS.gallery.hint}</p>
      <Mistakes id={id} mistakes={mistakes} />
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
            {pictures.map((picture, index) => (
              <PictureCard
                key={ids[index]}
                id={ids[index] ?? ''}
                picture={picture}
                index={index}
                isLast={index === pictures.length - 1}
                isOpen={index === open}
                isWrong={within.some((mistake) => mistake.field[path.length] === index)}
                onMove={(step) => put(index, index + step)}
                onEdit={() => edit(index)}
                onRemove={() => setRemoving({ id: ids[index] ?? '', src: picture.src, index })}
              />
            ))}
            <AddCard onAdd={(chosen) => void add(chosen)} />
          </ol>
        </SortableContext>
      </DndContext>
      <PhotoReport {...photos} />
      {open !== undefined && open < pictures.length && (
        <PictureEditor
          {...{ field, path }}
          pictures={entries}
          index={open}
          onMoved={() => {
            setOpen(undefined);
            setGone({ index: open });
          }}
        />
      )}
      {removing !== undefined && (
        <RemovePicture
          src={removing.src}
          onClose={() => {
            setRemoving(undefined);
            if (!ids.includes(removing.id)) setGone(removing);
          }}
          onRemove={() => {
            change(entries.filter((_, index) => ids[index] !== removing.id));
            setOpen(undefined);
          }}
        />
      )}
    </section>
  );
}
