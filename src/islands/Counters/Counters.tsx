import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import { useReducedMotion } from '../useReducedMotion.ts';
import styles from './Counters.module.css';
import type { HomePage } from '../../schemas/home.ts';

export interface CountersProps {
  counters: HomePage['about']['counters'];
}

/** Whether half of an element has come into the window; undefined if it was there from the start. */
function useInView(target: RefObject<HTMLElement | null>): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();

  useEffect(() => {
    if (!target.current) return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
        const wasInView = isFirst && isIntersecting;
        const hasCome = !isFirst && intersectionRatio >= 0.5;
        isFirst = false;
        if (wasInView || hasCome) observer.disconnect();
        if (!wasInView) setIsInView(hasCome);
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);

  return isInView;
}

function Count({ to, onEnd }: { to: number; onEnd: () => void }) {
  const digits = useRef<HTMLSpanElement>(null);
  useCountUp({
    ref: digits as RefObject<HTMLSpanElement>,
    start: 0,
    end: to,
    duration: 2.75,
    separator: '',
    onEnd,
  });
  return <span ref={digits}>0</span>;
}

/** Counts once. Screen readers read the value and skip the digits over it. */
function CountingNumber({ value }: { value: number }) {
  const number = useRef<HTMLSpanElement>(null);
  const isInView = useInView(number);
  const [hasCounted, setHasCounted] = useState(false);
  const isStill = useReducedMotion() || hasCounted || isInView === undefined;

  return (
    <span ref={number} className={styles.count} data-state={isStill ? 'still' : 'counting'}>
      <span className={styles.value}>{value}</span>
      {!isStill && (
        <span className={styles.copy} aria-hidden="true">
          {isInView ? <Count to={value} onEnd={() => setHasCounted(true)} /> : 0}
        </span>
      )}
    </span>
  );
}

/** A suffix may be as wide as two digits. */
function isLong(value: number, suffix = ''): boolean {
  return String(value).length + 2 * suffix.length > 5;
}

/** Numbers on one shelf with their labels under it; on phones, long ones have a shelf each. */
export function Counters({ counters }: CountersProps) {
  const isAnyLong = counters.some(({ value, suffix }) => isLong(value, suffix));
  const [first = 0, second = 0] = counters.map(
    ({ value, suffix = '' }) => `${value}${suffix}`.length,
  );
  const areLarge = first <= 3 && second <= 4;
  return counters.map(({ value, suffix, label }) => (
    <div
      key={label}
      className={styles.counter}
      data-apart={isAnyLong || undefined}
      data-large={areLarge || undefined}
    >
      <p
        className={styles.number}
        data-first={String(value).at(0)}
        data-long={isLong(value, suffix) || undefined}
      >
        <CountingNumber value={value} />
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  ));
}
