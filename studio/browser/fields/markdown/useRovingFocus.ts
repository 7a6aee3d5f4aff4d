import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/** One of `count` controls of a toolbar is reached by Tab, the others by arrow keys, Home and End. */
export function useRovingFocus(count: number, onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const all = controls();
    const index = all.indexOf(event.target as HTMLElement);
    const isRtl = ref.current?.matches(':dir(rtl)') === true;
    const next = {
      ArrowRight: isRtl ? index - 1 : index + 1,
      ArrowLeft: isRtl ? index + 1 : index - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) =>
    setCurrent(Math.max(0, controls().indexOf(target as HTMLElement)));
  // The last one may be gone.
  const tabIndexOf = (index: number) => (index === Math.min(current, count - 1) ? 0 : -1);
  return { toolbar: { ref, onKeyDown, onFocus }, tabIndexOf };
}
