import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(REDUCED_MOTION);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/** Whether the visitor prefers reduced motion; true in static HTML, which shows the final state. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}
