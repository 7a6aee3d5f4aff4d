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
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useRef, useState } from 'react';
import { isSame } from '../../shared/data.ts';
import { SPOKEN_DRAGGING } from '../controls/dragWords.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { blankOf, moved, setAt, valueAt } from '../state/content.ts';
import { offerUndo, removeBy } from '../state/removal.ts';
import { setValue, studio, useStudio, type WindowState } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './list.module.css';
import type { Field } from '../../shared/forms/formFields.ts';
import type { MenuItem } from '../controls/Menu.tsx';
import { type FieldProps, focusOn } from './form.tsx';

/** A pointer that moves fewer pixels clicks instead of drags. */
const DRAG_DISTANCE = 6;

/** Screen readers hear it as the place of an entry. */
const idOf = (index: number) => String(index + 1);

const asList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** After a move, focuses the button of an entry that moved it. */
export function focusToolOf(list: HTMLElement | null, index: number): void {
  const { icon = '' } = (document.activeElement as HTMLElement).dataset;
  list?.children[index]?.querySelector<HTMLElement>(`[data-icon="${icon}"]`)?.focus();
}

/** Whether the only entry of a list is still empty: it opens at once. */
function isOnlyBlank(list: readonly unknown[], entry: Field | undefined): boolean {
  return list.length === 1 && entry !== undefined && isSame(list[0], blankOf(entry));
}

/**
 * A list of the open form, its open entry, and what changes it; the focus goes along with an entry. It
 * does not follow what is in the entries: a letter in one does not draw the others again.
 */
export function useList({ field, path }: FieldProps) {
  const file = useStudio((state) => state.openFile);
  const entriesIn = ({ files }: WindowState) => asList(valueAt(files[file], path));
  const count = useStudio((state) => entriesIn(state).length);
  const ref = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState(() =>
    isOnlyBlank(entriesIn(studio.getState()), field.entry) ? 0 : undefined,
  );
  const set = (list: unknown[]) => setValue(file, path, list);
  const move = (from: number, to: number) => {
    const list = entriesIn(studio.getState());
    set(moved(list, from, to));
    if (open !== undefined) setOpen(moved([...list.keys()], from, to).indexOf(open));
    focusToolOf(ref.current, to);
  };
  const insert = (index: number, entry: unknown) => {
    set(entriesIn(studio.getState()).toSpliced(index, 0, entry));
    setOpen(index);
    focusOn([...path, index]);
  };
  const remove = (index: number) => {
    const others = entriesIn(studio.getState()).toSpliced(index, 1);
    offerUndo(removeBy({ file, path }, (files) => setAt(files, [file, ...path], others)));
    setOpen(undefined);
    if (index === others.length)
      requestAnimationFrame(() => focusOn(index === 0 ? path : [...path, index - 1]));
  };
  const isFull = count >= (field.max ?? Infinity);
  return { ref, count, isFull, open, setOpen, move, insert, remove };
}

export type List = ReturnType<typeof useList>;

interface EntriesProps {
  list: Pick<List, 'count' | 'ref' | 'move'>;
  className?: string | undefined;
  entry: (index: number) => ReactNode;
}

/** The entries of a list, which the owner drags with the pointer or the keyboard. */
export function Entries({ list: { count, ref, move }, className, entry }: EntriesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indices = [...Array(count).keys()];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // `move` puts the focus where the entry is then.
      accessibility={{ ...SPOKEN_DRAGGING, restoreFocus: false }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(Number(active.id) - 1, Number(over.id) - 1);
      }}
    >
      <SortableContext items={indices.map(idOf)} strategy={rectSortingStrategy}>
        <ol ref={ref} className={className}>
          {indices.map(entry)}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** The handle that drags an entry, and how its box moves meanwhile. */
export function useSortableEntry(index: number, name: string) {
  const sortable = useSortable({
    id: idOf(index),
    attributes: { roleDescription: WORDS.dragging.role },
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform } = sortable;
  const style = {
    transform: CSS.Translate.toString(transform),
    transition: sortable.transition,
    zIndex: sortable.isDragging ? 1 : undefined,
  };
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      className={styles.handle}
      icon="handle"
      label={WORDS.drag(name)}
      {...attributes}
      {...listeners}
    />
  );
  return {
    box: { ref: setNodeRef, style, 'data-dragged': sortable.isDragging || undefined },
    handle,
  };
}

/** What the menu beside an entry offers: to move it, and to remove it. */
export function entryItems(list: List, index: number, onRemove?: () => void): MenuItem[] {
  const remove: MenuItem[] = onRemove
    ? [{ label: WORDS.remove, icon: 'trash', isDanger: true, onSelect: onRemove }]
    : [];
  return [
    {
      label: WORDS.entry.earlier,
      icon: 'up',
      isDisabled: index === 0,
      onSelect: () => list.move(index, index - 1),
    },
    {
      label: WORDS.entry.later,
      icon: 'down',
      isDisabled: index === list.count - 1,
      onSelect: () => list.move(index, index + 1),
    },
    ...remove,
  ];
}

interface EntryProps {
  list: Pick<List, 'count' | 'move'>;
  index: number;
  /** What its buttons call it. */
  name: string;
  children: ReactNode;
}

/** An entry in a dialog, with the buttons that move it. */
export function Entry({ list, index, name, children }: EntryProps) {
  const { box, handle } = useSortableEntry(index, name);
  return (
    <li className={styles.row} {...box}>
      {children}
      <div data-row>
        {handle}
        <IconButton
          icon="up"
          label={WORDS.earlier(name)}
          disabled={index === 0}
          onClick={() => list.move(index, index - 1)}
        />
        <IconButton
          icon="down"
          label={WORDS.later(name)}
          disabled={index === list.count - 1}
          onClick={() => list.move(index, index + 1)}
        />
      </div>
    </li>
  );
}
