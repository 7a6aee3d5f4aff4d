import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import type { ReactNode } from 'react';
import type { Mistake } from '../../content/types.ts';
import type { Field } from '../../forms/formFields.ts';

export interface FieldFrameProps {
  field: Field;
  id: string;
  label?: string | undefined;
  mistakes: readonly Mistake[];
  /** How much of the limit is taken. */
  length?: number | undefined;
  children: ReactNode;
}

/** What a control is described by: its help, and what is wrong with it. */
export function describedBy(id: string, mistakes: readonly Mistake[]) {
  const isWrong = mistakes.length > 0;
  return {
    'aria-describedby': isWrong ? `${id}-help ${id}-mistake` : `${id}-help`,
    'aria-invalid': isWrong || undefined,
  };
}

/** What the check says about a field. */
export function Mistakes({ id, mistakes }: Pick<FieldFrameProps, 'id' | 'mistakes'>) {
  if (mistakes.length === 0) return null;
  return (
    <p className={styles.mistake} id={`${id}-mistake`}>
      {mistakes.map(({ message }) => message.charAt(0).toUpperCase() + message.slice(1)).join(' ')}
    </p>
  );
}

/** Label, help, limit and mistake around a control. */
export function FieldFrame({ field, id, label, mistakes, length, children }: FieldFrameProps) {
  const { help, isOptional, maxLength } = field;
  return (
    <div className={styles.field} data-wrong={mistakes.length > 0 || undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{label ?? field.label}</label>
        {isOptional && <span className={styles.aside}>{WORDS.optional}</span>}
        {maxLength !== undefined && length !== undefined && (
          <span className={styles.count} data-full={length > maxLength || undefined}>
            {WORDS.count(length, maxLength)}
          </span>
        )}
      </div>
      <p className={styles.help} id={`${id}-help`}>
        {help}
      </p>
      {children}
      <Mistakes id={id} mistakes={mistakes} />
    </div>
  );
}
