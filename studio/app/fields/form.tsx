import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { capitalised } from '../names.ts';
import { isWithin, leaves, type Path, type Place, valueAt } from '../state/data.ts';
import { leaveField, placeKey, setValue, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
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
const CONTROL = 'input, textarea, select, button';

/** The id of a field in the window. */
export function fieldId(path: Path): string {
  return ['field', ...path].join('-');
}

/** Focuses a field, or the nearest group around it; without a path the whole form. */
export function focusOn(path: Path): void {
  // The field may be new.
  requestAnimationFrame(() => {
    const around = path.map((_, index) => fieldId(path.slice(0, path.length - index)));
    const [element] = [...around, FORM_ID].flatMap((id) => document.getElementById(id) ?? []);
    const control =
      path.length === 0 || element?.matches(CONTROL) ? element : element?.querySelector(CONTROL);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
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
    setValue(file, path, next, isTyped ? placeKey({ file, path }) : undefined);
  return { file, value, set };
}

/**
 * What a field needs of its form. `control` goes to its input, `frame` to its FieldFrame, and
 * `events` to what is focused without a frame.
 */
export function useField({ field, path, label = field.label }: FieldProps) {
  const { file, value, set } = useValue(path);
  const all = useStudio((state) => state.problems);
  const id = fieldId(path);
  /** Problems of this field and of those inside it. */
  const within = all.filter((one) => one.file === file && isWithin(one.field, path));
  const problems = within.filter((one) => one.field.length === path.length);
  const isWrong = problems.length > 0;
  const events = {
    onFocus: () => studio.setState({ focus: { file, path } }),
    onBlur: () => leaveField({ file, path }),
  };
  const control = {
    id,
    'aria-describedby': isWrong ? `${id}-help ${id}-problem` : `${id}-help`,
    'aria-invalid': isWrong || undefined,
  };
  const frame = { field, id, label, problems, events };
  return { file, value, set, id, within, problems, events, control, frame };
}

export interface FieldFrameProps {
  field: Field;
  id: string;
  label: string;
  problems: readonly Problem[];
  events: ReturnType<typeof useField>['events'];
  /** How many characters of the limit are used. */
  length?: number | undefined;
  /** Whether it holds several controls, which a label cannot name. */
  isGroup?: boolean;
  children: ReactNode;
}

export function Problems({ id, problems }: Pick<FieldFrameProps, 'id' | 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <p data-wrong id={`${id}-problem`}>
      {problems.map(({ message }) => capitalised(message)).join(' ')}
    </p>
  );
}

/** Label, help, limit and problems around a control. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, id, label, problems, events, length, isGroup = false, children } = props;
  const { help, isOptional, maxLength = Infinity } = field;
  const group = isGroup && {
    id,
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-help`,
  };
  return (
    <div className="field" {...events} {...group}>
      <div data-row>
        {isGroup ? <b id={`${id}-label`}>{label}</b> : <label htmlFor={id}>{label}</label>}
        {isOptional && <small>{WORDS.optional}</small>}
        {length !== undefined && maxLength < Infinity && (
          <small className="count" data-full={length > maxLength || undefined}>
            {WORDS.count(length, maxLength)}
          </small>
        )}
      </div>
      <small id={`${id}-help`}>{help}</small>
      {children}
      <Problems id={id} problems={problems} />
    </div>
  );
}

/** A field as its kind is shown. */
export function FieldView(props: FieldProps) {
  const Kind = useForm().kinds[props.field.kind];
  return <Kind {...props} />;
}

/** Problems of a file that no field of its form shows: they stand above it. */
export function unplaced(problems: readonly Problem[], form: Field, data: unknown): Problem[] {
  const shown = leaves(form, data);
  const isShown = (field: Path) =>
    // A list shows its own problems, even an empty one.
    Array.isArray(valueAt(data, field)) || shown.some(({ path }) => isWithin(path, field));
  return problems.filter(({ field }) => field.length === 0 || !isShown(field));
}
