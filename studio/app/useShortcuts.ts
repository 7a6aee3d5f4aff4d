import { useEffect } from 'react';
import type { Studio } from './state/useStudio.ts';
import type { Place } from './state/work.ts';

/** Undoes or redoes, and goes to where that was. */
export function travel(
  { state, dispatch, setNote }: Studio,
  type: 'undo' | 'redo',
  goTo: (place: Place) => void,
): void {
  const moment = type === 'undo' ? state.past.at(-1) : state.future[0];
  if (!moment) return;
  setNote('');
  dispatch({ type });
  goTo(moment.place);
}

/** Control (on a Mac: Command) with Z, Shift and Z, Y and S, wherever the focus is. */
export function useShortcuts(studio: Studio, goTo: (place: Place) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (!['z', 'y', 's'].includes(key) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (key === 's') {
        if (studio.canSave) void studio.save();
        return;
      }
      travel(studio, key === 'y' || event.shiftKey ? 'redo' : 'undo', goTo);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [studio, goTo]);
}
