import { useCallback, useSyncExternalStore } from 'react';

/** The same as `--phone` in styles/media.css. */
export const PHONE = '(width < 37.5rem), (height < 30rem) and (width < 60rem)';
/** The same as `--drawer` in styles/media.css. */
export const NARROW = '(width < 68.75rem)';
/** There is room for the page beside the form. */
export const WIDE = '(width >= 60rem) and (height >= 30rem)';

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  // React listens anew to every new function.
  const listen = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
