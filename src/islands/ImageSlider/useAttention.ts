import { type RefObject, useEffect, useState } from 'react';

/**
 * Follows whether the visitor is busy with an element: the mouse is over it, or the keyboard is in
 * it. A finger or a mouse click only passes by.
 *
 * @returns `isAttended`, `isSeen` (some of it is in the window, and the tab is not hidden), and
 * `forgetAttention`, after which only the next arrival of mouse or keyboard counts
 */
export function useAttention(target: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isInWindow, setIsInWindow] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;

    const onPointer = ({ type, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setIsHovered(type === 'pointerenter');
    };
    element.addEventListener('pointerenter', onPointer, { signal });
    element.addEventListener('pointerleave', onPointer, { signal });

    const onFocus = ({ target: focused }: FocusEvent) =>
      setIsFocused(focused instanceof Element && focused.matches(':focus-visible'));
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', () => setIsFocused(false), { signal });

    const onTab = () => setIsTabShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onTab, { signal });

    const observer = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [target]);

  return {
    isAttended: isHovered || isFocused,
    isSeen: isInWindow && isTabShown,
    forgetAttention: () => {
      setIsHovered(false);
      setIsFocused(false);
    },
  };
}
