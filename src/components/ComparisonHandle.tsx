import type { ComponentPropsWithoutRef } from 'react';

export interface ComparisonHandleProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'className' | 'aria-label'
> {
  /** The words for before and after. */
  notes: readonly string[];
}

/**
 * What moves the line between two pictures of one place, in a `comparison`: the style sheet of
 * `BeforeAndAfter` draws it.
 */
export function ComparisonHandle({ notes, ...rest }: ComparisonHandleProps) {
  return (
    <>
      <input
        className="comparison-range"
        type="range"
        autoComplete="off"
        aria-label={notes.join(' / ')}
        {...rest}
      />
      <span className="comparison-handle" />
    </>
  );
}
