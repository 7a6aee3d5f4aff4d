import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `inStaticHtml` is its value without a window. */
export function useMediaQuery(query: string, inStaticHtml: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => inStaticHtml,
  );
}

/** Whether the visitor prefers reduced motion; static HTML shows the final state. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
