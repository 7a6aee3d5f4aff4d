import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { isEmpty } from '../../shared/data.ts';
import { capitalised } from '../names.ts';
import { isWithin, leaves, type Path, type Place, valueAt } from '../state/content.ts';
import { placeKey, setValue, studio, useStudio } from '../state/store.ts';
import { leaveField } from '../state/checks.ts';
import { WORDS } from '../words.ts';
import type { Problem } from '../../server/content/contentFiles.ts';
import type { Field, FieldKind } from '../../shared/forms/formFields.ts';

export interface FieldProps {
  field: Field;
  path: Path;
  /** Overrides the schema's label, to distinguish entries of a list. */
  label?: string | undefined;
}

export type Kinds = Readonly<Partial<Record<FieldKind, ComponentType<FieldProps>>>>;

/** The component of every kind of field. Groups and lists read it here, not by an import cycle. */
export const KindsContext = createContext<Kinds>({});

export const FORM_ID = 'form';
const CONTROL = 'input, textarea, select, button, [contenteditable="true"]';

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

/** Calls `reach` once whenever this field, or one inside it, is to be opened. */
export function useTarget(path: Path, reach: (target: Path) => void): void {
  const target = useStudio((state) => state.target);
  const [reached, setReached] = useState<Place>();
  if (target === reached) return;
  setReached(target);
  if (target && isWithin(target.path, path)) reach(target.path);
}

/** The value of a field of the open form, such as one beside this field. */
export function useValue(path: Path): unknown {
  return useStudio(({ files, openFile }) => valueAt(files[openFile], path));
}

/** What to do about a problem, in place of the message of the content check. */
function adviceFor(field: Field, value: unknown, { message, isGone }: Problem): string {
  const { kind, key, maxLength } = field;
  if (isEmpty(value) || kind === 'emphasis')
    return (
      WORDS.asked[kind] ?? WORDS.asked[key] ?? WORDS.fillIn(kind === 'text' ? (maxLength ?? 0) : 0)
    );
  return isGone ? WORDS.gone : message;
}

/** A step of Undo while typing; a new paragraph begins another. */
function typingStep(place: Place, value: unknown): string {
  return `${placeKey(place)} ${String(value).split('\n').length}`;
}

/** What a field needs: `control` goes to its input, `frame` to its FieldFrame. */
export function useField({ field, path, label = field.label }: FieldProps) {
  const file = useStudio((state) => state.openFile);
  const value = useValue(path);
  const all = useStudio((state) => state.problems);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const id = fieldId(path);
  const within = all.filter((one) => one.file === file && isWithin(one.field, path));
  const problems = within
    .filter((one) => one.field.length === path.length)
    .map((one) => ({ ...one, message: adviceFor(field, value, one) }));
  const isWrong = problems.length > 0;
  const place = { file, path };
  // With `isTyped`, calls in a row are one step of Undo.
  const set = (next: unknown, isTyped = false) =>
    setValue(file, path, next, isTyped ? typingStep(place, next) : undefined);
  const events = {
    onFocus: () => studio.setState({ focus: place }),
    onBlur: () => leaveField(place),
  };
  const control = {
    id,
    'aria-describedby': isWrong ? `${id}-help ${id}-problem` : `${id}-help`,
    'aria-invalid': isWrong || undefined,
  };
  const frame = { field, id, label, text, problems, events };
  return { file, value, text, set, id, within, problems, events, control, frame };
}

export function Problems({ id, problems }: { id: string; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <p data-wrong id={`${id}-problem`}>
      {problems.map(({ message }) => capitalised(message)).join(' ')}
    </p>
  );
}

type FieldFrameProps = ReturnType<typeof useField>['frame'] & { children: ReactNode };

export function FieldFrame(props: FieldFrameProps) {
  const { field, id, label, text, problems, events, children } = props;
  const { kind, help, isOptional, maxLength } = field;
  return (
    <div className="field" {...events}>
      <div data-row>
        <label htmlFor={id}>{label}</label>
        {isOptional && <small>{WORDS.optional}</small>}
        {maxLength !== undefined && ['text', 'markdown'].includes(kind) && (
          <small data-wrong={text.length > maxLength || undefined}>
            {WORDS.count(text.length, maxLength)}
          </small>
        )}
      </div>
      <small id={`${id}-help`}>{help}</small>
      {children}
      <Problems {...{ id, problems }} />
    </div>
  );
}

interface DrawerProps {
  title: string;
  text: ReactNode;
  field: ReturnType<typeof useField>;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Fields that are shown when she opens them; closed, it tells their problems. */
export function Drawer({ title, text, field, isOpen, onTurn, children }: DrawerProps) {
  const { id, problems, within } = field;
  return (
    <details
      className="drawer"
      open={isOpen}
      onToggle={(event) => onTurn(event.currentTarget.open)}
    >
      <summary>
        <b>{title}</b>
        <small>{text}</small>
        {within.length > 0 && <p data-wrong>{WORDS.problems(within.length)}</p>}
      </summary>
      {isOpen && (
        <div id={id}>
          <Problems {...{ id, problems }} />
          {children}
        </div>
      )}
    </details>
  );
}

/** A field by its kind; nothing for kinds that other fields show. */
export function FieldView(props: FieldProps) {
  const Kind = use(KindsContext)[props.field.kind];
  return Kind && <Kind {...props} />;
}

/** Problems of a file that no field of its form shows: they stand above it. */
export function unplaced(problems: readonly Problem[], form: Field, data: unknown): Problem[] {
  const shown = leaves(form, data);
  const isShown = (field: Path) =>
    // A list shows its own problems, even an empty one.
    Array.isArray(valueAt(data, field)) || shown.some(({ path }) => isWithin(path, field));
  return problems.filter(({ field }) => field.length === 0 || !isShown(field));
}
