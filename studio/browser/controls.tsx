import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { answerOf, noteOf } from './api.ts';
import { openDialog, studio, useStudio } from './state/store.ts';
import { WORDS } from './words.ts';
import type { ScannedAddress } from '../server/http/receiver.ts';

const PATHS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  left: 'M13 8H3M7.5 3.5 3 8l4.5 4.5',
  right: 'M3 8h10M8.5 3.5 13 8l-4.5 4.5',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10',
  show: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 6.5a1.5 1.5 0 1 0 .01 0',
  hide: 'M2 2l12 12M4 4.5C2.5 5.8 1.5 8 1.5 8S4 12.5 8 12.5c1 0 2-.3 2.8-.7M7 3.6c4.5-.7 7.5 4.4 7.5 4.4s-.6 1.200-1.7 2.4',
  drag: 'M5.5 3v.01M10.5 3v.01M5.5 8v.01M10.5 8v.01M5.5 13v.01M10.5 13v.01',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  label: string;
  kind?: 'main' | 'remove' | 'quiet';
  /** Stands for the label, which is spoken. */
  icon?: keyof typeof PATHS;
}

/** A button; it keeps the focus when disabled. */
export function Button({ label, kind, icon, disabled, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-kind={icon ? 'icon' : kind}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...(icon && { 'data-icon': icon, 'aria-label': label, title: label })}
      {...rest}
    >
      {icon ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={PATHS[icon]} />
        </svg>
      ) : (
        label
      )}
    </button>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

export function Select({ options, onChange, ...rest }: SelectProps) {
  return (
    <select {...rest} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div data-row role="radiogroup" aria-label={label}>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} data-row>
          <input
            type="radio"
            name={id}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {options[option]}
        </label>
      ))}
    </div>
  );
}

/** An address for the camera of a phone. */
export function Scan({ address, qr: { size, path } }: ScannedAddress) {
  return (
    <>
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p>{address}</p>
    </>
  );
}

/** Runs a dialog's request; the dialog shows why it failed. */
export function attempt(work: Promise<unknown>): void {
  studio.setState({ failure: undefined });
  work.catch((error: unknown) => studio.setState({ failure: noteOf(error) }));
}

/**
 * Fetches an answer for a dialog; undefined until it arrives.
 *
 * @param request of `api`; a constant of the module, as each look at a route of `api` makes a new function
 */
export function useAnswer<Answer>(request: () => Promise<{ json: () => Promise<Answer> }>) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => attempt(answerOf(request()).then(setAnswer)), [request]);
  return [answer, setAnswer] as const;
}

/** A long dialog may be scrolled to its end. */
function showInView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

interface DialogProps {
  title: string;
  onClose?: () => void;
  children: ReactNode;
}

export function Dialog({ title, onClose = () => openDialog(), children }: DialogProps) {
  const failure = useStudio((state) => state.failure);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // Left by an earlier dialog that was closed while waiting.
    studio.setState({ failure: undefined });
    const opener = document.activeElement;
    ref.current?.showModal();
    ref.current?.querySelector('input')?.focus();
    // A dialog that React removes does not give the focus back by itself.
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={ref} aria-labelledby={id} onClose={onClose}>
      <div data-row>
        <h2 id={id}>{title}</h2>
        <Button icon="remove" label={WORDS.close} onClick={() => ref.current?.close()} />
      </div>
      {failure !== undefined && (
        <p data-notice role="alert" ref={showInView}>
          {failure}
        </p>
      )}
      {children}
    </dialog>
  );
}
