import { useRef } from 'react';
import { useCountUp } from 'react-countup';

import { COUNT_FROM, COUNT_SECONDS } from './settings.ts';

export interface CountProps {
  to: number;
  onEnd: () => void;
}

/** Counts as soon as it is there, fast first and slower towards the end. */
export function Count({ to, onEnd }: CountProps) {
  const digits = useRef<HTMLSpanElement>(null);
  useCountUp({
    // The type leaves out the empty ref that React hands out before the element is there.
    ref: digits as React.RefObject<HTMLSpanElement>,
    start: COUNT_FROM,
    end: to,
    duration: COUNT_SECONDS,
    separator: '',
    onEnd,
  });
  return <span ref={digits}>{COUNT_FROM}</span>;
}
