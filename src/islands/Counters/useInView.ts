import { type RefObject, useEffect, useState } from 'react';

/** The part of a number that must be seen before it counts. */
const VISIBLE_PART = 0.5;

/** Whether an element has been in the window, if only once. */
export function useInView(target: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: VISIBLE_PART },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isSeen, target]);

  return isSeen;
}
