import { type ComponentType, createContext, memo, type ReactNode, use, useState } from 'react';
import { isEmpty } from '../../shared/data.ts';
import { Help } from '../controls/Help.tsx';
import { Icon } from '../controls/Icon.tsx';
import { capitalised } from '../names.ts';
import { isWithin, leaves, type Path, type Place, valueAt } from '../state/content.ts';
import { placeKey, setValue, studio, useStudio } from '../state/store.ts';
import { leaveField } from '../state/checks.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
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
const CONTROL =
  'input:not([type="radio"]), input:checked, textarea, select, button, [contenteditable="true"]';

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
    <p className={styles.problem} data-problem id={`${id}-problem`}>
      <Icon name="warn" isSmall />
      {problems.map(({ message }) => capitalised(message)).join(' ')}
    </p>
  );
}

/** From this share of the most letters on, they are counted. */
const COUNTED_FROM = 0.8;

/** How many letters of how many; nothing while there is plenty of room. */
export function Count({ text, max }: { text: string; max: number }) {
  if (text.length < COUNTED_FROM * max) return null;
  return (
    <small className={styles.count} data-wrong={text.length > max || undefined}>
      {WORDS.count(text.length, max)}
    </small>
  );
}

/** Longer help stands behind a question mark. */
const LONGEST_HELP = 60;

type FieldFrameProps = ReturnType<typeof useField>['frame'] & {
  /** Beside the name instead of below it. */
  isBeside?: boolean;
  /** More beside the name. */
  tools?: ReactNode;
  /** The name of more than one control. */
  isGroup?: boolean;
  children: ReactNode;
};

/** The name of a field, what is in it, and one line of help while it has the focus. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, id, label, text, problems, events, isBeside, isGroup, tools, children } = props;
  const { kind, help, isOptional, maxLength } = field;
  const isLong = help.length > LONGEST_HELP;
  const hasCount = maxLength !== undefined && ['text', 'markdown'].includes(kind);
  return (
    <div className={styles.field} data-beside={isBeside} {...events}>
      <div className={styles.head}>
        {isGroup ? (
          <span className={styles.name}>{label}</span>
        ) : (
          <label className={styles.name} htmlFor={id}>
            {label}
          </label>
        )}
        {isOptional && !isBeside && <small>{WORDS.optional}</small>}
        {isLong && <Help id={`${id}-help`} name={label} text={help} />}
        {hasCount && <Count text={text} max={maxLength} />}
        {tools}
      </div>
      {children}
      <Problems {...{ id, problems }} />
      {!isLong && (
        <small className={styles.help} id={`${id}-help`}>
          {help}
        </small>
      )}
    </div>
  );
}

const isSameField = (before: FieldProps, now: FieldProps) =>
  before.field === now.field &&
  before.label === now.label &&
  before.path.length === now.path.length &&
  isWithin(before.path, now.path);

/**
 * A field by its kind; nothing for kinds that other fields show. Each reads its own value: a letter in
 * one does not draw the others again.
 */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const Kind = use(KindsContext)[props.field.kind];
  return Kind && <Kind {...props} />;
}, isSameField);

/** Problems of a file that no field of its form shows. */
function unplaced(problems: readonly Problem[], form: Field, data: unknown): Problem[] {
  if (problems.length === 0) return [];
  const shown = leaves(form, data);
  const isShown = (field: Path) =>
    // A list shows its own problems, even an empty one.
    Array.isArray(valueAt(data, field)) || shown.some(({ path }) => isWithin(path, field));
  return problems.filter(({ field }) => field.length === 0 || !isShown(field));
}

/** Problems that no field shows: they stand above the form. */
export function UnplacedProblems({ file, form }: { file: string; form: Field }) {
  const data = useStudio((state) => state.files[file]);
  const problems = useStudio((state) => state.problems);
  const ofFile = problems.filter((problem) => problem.file === file);
  return <Problems id={FORM_ID} problems={unplaced(ofFile, form, data)} />;
}
