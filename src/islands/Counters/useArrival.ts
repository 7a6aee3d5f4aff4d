import { type RefObject, useEffect, useState } from 'react';

/** The part of a number that must be seen before it counts. */
const VISIBLE_PART = 0.5;

/**
 * Whether an element has come into the window: false while it is still to come, and undefined, for
 * good, where it was in sight already.
 */
export function useArrival(target: RefObject<HTMLElement | null>): boolean | undefined {
  const [hasArrived, setHasArrived] = useState<boolean>();

  useEffect(() => {
    if (!target.current) return;
    let isAwaited = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
        const wasInSight = isIntersecting && !isAwaited;
        const hasCome = isAwaited && intersectionRatio >= VISIBLE_PART;
        isAwaited = true;
        if (wasInSight || hasCome) observer.disconnect();
        if (!wasInSight) setHasArrived(hasCome);
      },
      { threshold: [0, VISIBLE_PART] },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);

  return hasArrived;
}
