import { say } from '../state/store.ts';
import { WORDS } from '../words.ts';

/** A photograph that is dropped in a wrong place must not replace a window, and she is told the right one. */
export function refuseDrops(place: Window | Document): void {
  place.addEventListener('dragover', (event) => event.preventDefault());
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    const { dataTransfer } = event as DragEvent;
    if ((dataTransfer?.files.length ?? 0) > 0) say(WORDS.gallery.dropOnGallery);
  });
}
