import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** A section has been reached when it begins in the upper part of the window. */
const UPPER_PART = 1 / 3;

/** Waits until the page has come to rest at a section, whose beginning no header hides. */
export async function expectLanding(visitor: Visitor, id: string): Promise<void> {
  let last: number | undefined;
  const hasLanded = async (): Promise<boolean> => {
    const before = last;
    const place = await visitor.evaluate(placeOf, id, UPPER_PART);
    last = place?.top;
    return place?.isReached === true && before === last;
  };
  await expect.poll(hasLanded, { message: `stands at #${id}` }).toBe(true);
}

/** Where a section begins, and whether that is in sight. Runs in the page. */
function placeOf(id: string, part: number): { top: number; isReached: boolean } | undefined {
  const section = document.getElementById(id);
  const header = document.querySelector('body > header');
  if (!section || !header) return undefined;
  const { top } = section.getBoundingClientRect();
  // A header that sticks to the top is in the way; one that has scrolled along is not.
  const free = Math.max(0, header.getBoundingClientRect().bottom);
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const isNear = top < innerHeight * part || (isAtEnd && top < innerHeight);
  return { top, isReached: isNear && top >= free - 1 };
}
