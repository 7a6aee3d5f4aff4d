import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { studio } from './store.ts';
import { slugOf } from './content.ts';

/** What a phone shows; a larger window shows the form, and the page beside it. */
export type Screen = 'list' | 'form' | 'page';

const START = {
  screen: 'form' as Screen,
  /** The list on a phone has only galleries. */
  isOfPhotographs: false,
  /** The page beside the form of a larger window; undefined until she has chosen. */
  isPageOpen: undefined as boolean | undefined,
};

/** What of the window is seen. It is not undone, and not kept. */
export const view = createStore(() => START);

export function useView<Value>(selector: (state: typeof START) => Value): Value {
  return useStore(view, selector);
}

export function showScreen(screen: Screen, isOfPhotographs = view.getState().isOfPhotographs) {
  view.setState({ screen, isOfPhotographs });
}

/** A phone shows the form when another file or field is opened. */
studio.subscribe((state, before) => {
  const isOther = state.openFile !== before.openFile;
  const isTarget = state.target !== undefined && state.target !== before.target;
  if (isOther || isTarget) showScreen('form', slugOf(state.openFile) !== undefined);
});
