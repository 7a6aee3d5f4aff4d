import { useRef, useState } from 'react';

import { useReducedMotion } from '../useReducedMotion.ts';
import { Count } from './Count.tsx';
import styles from './CountingNumber.module.css';
import { COUNT_FROM } from './settings.ts';
import { useInView } from './useInView.ts';

/**
 * A number that counts to its value once, when it is first seen. The value itself is always there
 * as text and keeps its place; what counts lies over it and is never read out.
 */
export function CountingNumber({ value }: { value: number }) {
  const number = useRef<HTMLSpanElement>(null);
  const isSeen = useInView(number);
  const [hasCounted, setHasCounted] = useState(false);
  const isStill = useReducedMotion() || hasCounted;

  return (
    <span ref={number} className={styles.number} data-state={isStill ? 'still' : 'counting'}>
      <span className={styles.value}>{value}</span>
      {!isStill && (
        <span className={styles.copy} aria-hidden="true">
          {isSeen ? <Count to={value} onEnd={() => setHasCounted(true)} /> : COUNT_FROM}
        </span>
      )}
    </span>
  );
}
