import { type ComponentType, createContext, use, useState } from 'react';
import { isWithin, leaves, type Path, type Place, valueAt } from '../state/data.ts';
import { leaveField, placeKey, setValue, studio, useStudio } from '../state/store.ts';
import type { Field, FieldKind } from '../../forms/formFields.ts';
import type { Problem } from '../../types.ts';

export interface FieldProps {
  field: Field;
  path: Path;
  /** Its name, where that of the schema does not tell it from its neighbours. */
  label?: string | undefined;
}

interface OpenForm {
  file: string;
  /** The component of every kind of field. Groups and lists read it here, not by an import cycle. */
  kinds: Readonly<Record<FieldKind, ComponentType<FieldProps>>>;
}

export const FormContext = createContext<OpenForm | undefined>(undefined);

/** The id of the form in the window. */
export const FORM_ID = 'form';

/** The id of a field in the window. */
export function fieldId(path: Path): string {
  return ['field', ...path].join('-');
}

export function useForm(): OpenForm {
  const form = use(FormContext);
  if (!form) throw new Error('outside of a form');
  return form;
}

/** Calls `reach` once whenever this field, or one inside it, is to be opened. */
export function useTarget(path: Path, reach: (target: Path) => void): void {
  const { file } = useForm();
  const target = useStudio((state) => state.target);
  const [reached, setReached] = useState<Place>();
  if (target === reached) return;
  setReached(target);
  if (target?.file === file && isWithin(target.path, path)) reach(target.path);
}

/** The data of a field, and what changes it. */
export function useValue(path: Path) {
  const { file } = useForm();
  const value = useStudio(({ files }) => valueAt(files[file], path));
  // With `isTyped`, calls in a row are one step of Undo.
  const set = (next: unknown, isTyped = false) =>
    setValue(file, path, next, isTyped ? placeKey(file, path) : undefined);
  return { file, value, set };
}

/** What a field needs of the form it is in; `control` goes to its input, `frame` to its FieldFrame. */
export function useField({ field, path, label = field.label }: FieldProps) {
  const { file, value, set } = useValue(path);
  const all = useStudio(({ problems }) => problems);
  const id = fieldId(path);
  /** Problems of this field and of those inside it. */
  const within = all.filter((one) => one.file === file && isWithin(one.field, path));
  const problems = within.filter((one) => one.field.length === path.length);
  const isWrong = problems.length > 0;
  const onBlur = () => leaveField({ file, path });
  const control = {
    id,
    'aria-describedby': isWrong ? `${id}-help ${id}-problem` : `${id}-help`,
    'aria-invalid': isWrong || undefined,
    onFocus: () => studio.setState({ focus: { file, path } }),
    onBlur,
  };
  return {
    file,
    value,
    set,
    id,
    within,
    problems,
    onBlur,
    control,
    frame: { field, id, label, problems },
  };
}

/** Problems of a file that no field of its form shows: they stand above it. */
export function unplaced(problems: readonly Problem[], form: Field, data: unknown): Problem[] {
  const shown = leaves(form, data);
  const isShown = (field: Path) =>
    // A list shows its own problems, even an empty one.
    Array.isArray(valueAt(data, field)) || shown.some(({ path }) => isWithin(path, field));
  return problems.filter(({ field }) => field.length === 0 || !isShown(field));
}
