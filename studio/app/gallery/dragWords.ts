import { WORDS } from '../words.ts';
import type { DndContextProps } from '@dnd-kit/core';

/** What a screen reader says while a picture is dragged. */
export function dragWords(ids: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const place = ({ id }: { id: string | number }) => ids.indexOf(String(id)) + 1;
  const { pickedUp, over: wouldStand, dropped, putBack, dragHelp } = WORDS.gallery;
  return {
    screenReaderInstructions: { draggable: dragHelp },
    announcements: {
      onDragStart: ({ active }) => pickedUp(place(active)),
      onDragOver: ({ over }) => (over ? wouldStand(place(over)) : undefined),
      onDragEnd: ({ over }) => (over ? dropped(place(over)) : putBack),
      onDragCancel: () => putBack,
    },
  };
}
