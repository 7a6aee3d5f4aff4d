import type { DragEvent } from 'react';

/** The files that were dropped on an element, which takes them: the window then says nothing. */
export function takeDropped(event: DragEvent): File[] {
  event.preventDefault();
  event.stopPropagation();
  return [...event.dataTransfer.files];
}
