import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { WORDS } from './words.ts';
import type { ReactNode } from 'react';

/** A pointer that moves fewer pixels clicks instead of drags. */
const DRAG_DISTANCE = 6;
const { dragging: words } = WORDS;

/** What a screen reader says while an entry is dragged. */
function announce(ids: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const place = ({ id }: { id: string | number }) => ids.indexOf(String(id)) + 1;
  return {
    screenReaderInstructions: { draggable: words.help },
    announcements: {
      onDragStart: ({ active }) => words.pickedUp(place(active)),
      onDragOver: ({ over }) => (over ? words.over(place(over)) : undefined),
      onDragEnd: ({ over }) => (over ? words.dropped(place(over)) : words.putBack),
      onDragCancel: () => words.putBack,
    },
  };
}

interface SortableProps {
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Entries that the owner drags with the pointer or the keyboard. */
export function Sortable({ ids, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announce(ids)}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Makes an entry draggable: `entry` goes to its element, `handle` to the button that drags it. */
export function useEntry(id: string) {
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform } = sortable;
  const entry = {
    ref: setNodeRef,
    style: {
      transform: CSS.Translate.toString(transform),
      transition: sortable.transition,
      zIndex: sortable.isDragging ? 1 : undefined,
    },
  };
  return { entry, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners }, listeners };
}
