import { WORDS } from '../words.ts';
import type { Announcements, DndContextProps } from '@dnd-kit/core';

const { dragging: words } = WORDS;

/** What screen readers say while an entry of a list is dragged; its id is its place. */
const announcements: Announcements = {
  onDragStart: ({ active }) => words.lifted(active.id),
  onDragOver: ({ over }) => (over ? words.over(over.id) : undefined),
  onDragEnd: ({ active, over }) => words.put((over ?? active).id),
  onDragCancel: ({ active }) => words.cancelled(active.id),
};

/** The spoken words of dragging, in the language of the studio. */
export const SPOKEN_DRAGGING = {
  announcements,
  screenReaderInstructions: { draggable: words.instructions },
} satisfies DndContextProps['accessibility'];
