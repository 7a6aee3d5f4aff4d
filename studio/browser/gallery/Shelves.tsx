import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { isSame } from '../../shared/data.ts';
import { SPOKEN_DRAGGING } from '../controls/dragWords.ts';
import { PHONE, useMedia } from '../useMedia.ts';
import { WORDS } from '../words.ts';
import { removePhoto, removePhotos, reorder } from './galleryEdits.ts';
import { galleryView } from './galleryView.ts';
import { EmptyPlace, Shelf } from './Shelf.tsx';
import { idOf, Stand } from './Stand.tsx';
import { chooseForGallery } from './useAddPhotos.ts';
import type { FieldProps } from '../fields/form.tsx';

const { gallery: words } = WORDS;

/** A pointer that moves fewer pixels clicks instead of drags. */
const DRAG_DISTANCE = 6;
/** A finger that rests so long drags instead of scrolls; in ms. */
const TOUCH_DELAY = 250;
const TOUCH_TOLERANCE = 8;

interface ShelvesProps extends FieldProps {
  file: string;
  sources: readonly string[];
}

/** The row above or below, by the places of the photographs on the screen. */
function inNextRow(photos: readonly HTMLElement[], at: number, direction: 1 | -1): number {
  const { left, top } = photos[at]?.getBoundingClientRect() ?? new DOMRect();
  const others = direction === 1 ? photos.slice(at + 1) : photos.slice(0, at).toReversed();
  const found = others.find((one) => {
    const box = one.getBoundingClientRect();
    return Math.abs(box.left - left) < 2 && Math.abs(box.top - top) > 2;
  });
  return found ? photos.indexOf(found) : at;
}

const hasSamePhotos = (before: ShelvesProps, now: ShelvesProps) =>
  before.field === now.field &&
  before.file === now.file &&
  isSame([before.path, before.sources], [now.path, now.sources]);

/**
 * The photographs in their order, which is changed by dragging or by Shift and an arrow key. A letter typed into the
 * words of one draws only that one again.
 */
export const Shelves = memo(AllShelves, hasSamePhotos);

function AllShelves({ field, path, file, sources }: ShelvesProps) {
  const list = useRef<HTMLOListElement>(null);
  const isPhone = useMedia(PHONE);
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_DELAY, tolerance: TOUCH_TOLERANCE },
    }),
  );
  const photos = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
  const move = (from: number, to: number) => {
    if (to < 0 || to >= sources.length || to === from) return;
    reorder(file, from, to);
    setSpoken(words.movedTo(to, sources.length));
    requestAnimationFrame(() => photos()[to]?.focus());
  };
  /** Removes a photograph, or all chosen ones; the focus goes to what is in its place then. */
  const removeAt = (at: number) => {
    const { chosen } = galleryView.getState();
    if (chosen.size > 0) removePhotos(file, [...chosen]);
    else removePhoto(file, at);
    requestAnimationFrame(() => {
      const left = photos();
      left[Math.min(at, left.length - 1)]?.focus();
    });
  };
  const moveFocus = (event: KeyboardEvent) => {
    const all = photos();
    const at = all.indexOf(event.target as HTMLElement);
    if (at === -1 || event.shiftKey) return;
    const next = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: inNextRow(all, at, -1),
      ArrowDown: inNextRow(all, at, 1),
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (event.key === 'Delete') removeAt(at);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const { entry } = field;
  if (!entry) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SPOKEN_DRAGGING}
      onDragEnd={({ active, over }) => {
        if (over) move(Number(active.id) - 1, Number(over.id) - 1);
      }}
    >
      <SortableContext items={[...sources.keys()].map(idOf)} strategy={rectSortingStrategy}>
        <Shelf ref={list} role="presentation" onKeyDown={moveFocus}>
          {sources.map((src, index) => (
            <Stand
              key={`${src} ${sources.indexOf(src) === index ? '' : index}`}
              field={entry}
              path={[...path, index]}
              index={index}
              onMove={move}
            />
          ))}
          <EmptyPlace onClick={() => void chooseForGallery(file)}>
            {isPhone ? words.add : words.drop}
          </EmptyPlace>
        </Shelf>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </DndContext>
  );
}
