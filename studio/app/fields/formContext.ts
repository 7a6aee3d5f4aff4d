import { createContext, use, useState } from 'react';
import { isWithin, leaves, type Path, valueAt, withValue } from '../state/data.ts';
import { useWindow } from '../state/useStudio.ts';
import type { Mistake } from '../../content/types.ts';
import type { Field } from '../../forms/formFields.ts';
import type { Files } from '../state/work.ts';

/** The file a form is of, and the field that was asked for. */
export interface OpenForm {
  file: string;
  /** The field to open; a new object each time it is asked for. */
  goal: { path: Path } | undefined;
  /** Is told which field has the focus. */
  onFocus: (path: Path) => void;
}

/** Makes a value of the one that is there by then: what takes its time must not go back to an older one. */
type Make = (now: unknown) => unknown;

export const FormContext = createContext<OpenForm | undefined>(undefined);

/** Does something once whenever a field is asked for that lies at a place or in it. */
export function useGoal(path: Path, reach: (goal: Path) => void): void {
  const goal = use(FormContext)?.goal;
  const [reached, setReached] = useState<OpenForm['goal']>();
  if (goal === reached) return;
  setReached(goal);
  if (goal && isWithin(goal.path, path)) reach(goal.path);
}

/** The id of the form in the window. */
export const FORM_ID = 'form';

/** The id of a field in the window. */
export function fieldId(path: Path): string {
  return ['field', ...path].join('-');
}

/** What a field needs of the form it is in. */
export function useField(path: Path) {
  const form = use(FormContext);
  if (!form) throw new Error('outside of a form');
  const { change, dispatch, mistakes } = useWindow();
  const { file, onFocus } = form;
  const key = JSON.stringify([file, path]);
  const own = mistakes.filter((mistake) => mistake.file === file);
  return {
    file,
    id: fieldId(path),
    /** What is wrong with exactly this field. */
    mistakes: own.filter(({ field }) => field.length === path.length && isWithin(field, path)),
    /** What is wrong with it or in it. */
    within: own.filter(({ field }) => isWithin(field, path)),
    change: (value: unknown, isTyped = false) =>
      change(
        { file, path },
        ({ [file]: data }): Files => {
          if (data === undefined) return {};
          const made = typeof value === 'function' ? (value as Make)(valueAt(data, path)) : value;
          return { [file]: withValue(data, path, made) };
        },
        isTyped ? key : undefined,
      ),
    onFocus: () => onFocus(path),
    onBlur: () => dispatch({ type: 'leave' }),
  };
}

/** Mistakes of a file that no field of its form shows: they stand above it. */
export function unplaced(mistakes: readonly Mistake[], form: Field, data: unknown): Mistake[] {
  const shown = leaves(form, data);
  return mistakes.filter(
    ({ field }) =>
      field.length === 0 ||
      // A list shows its own, even an empty one.
      !(Array.isArray(valueAt(data, field)) || shown.some(({ path }) => isWithin(path, field))),
  );
}
