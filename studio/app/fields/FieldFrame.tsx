import { capitalised } from '../names.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { type FieldProps, useForm } from './formContext.ts';
import type { ReactNode } from 'react';
import type { Field } from '../../forms/formFields.ts';
import type { Problem } from '../../types.ts';

export interface FieldFrameProps {
  field: Field;
  id: string;
  label: string;
  problems: readonly Problem[];
  /** How many characters of the limit are used. */
  length?: number | undefined;
  /** Whether it holds several controls, which a label cannot name. */
  isGroup?: boolean;
  children: ReactNode;
}

export function Problems({ id, problems }: Pick<FieldFrameProps, 'id' | 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <p className={styles.problem} data-wrong id={`${id}-problem`}>
      {problems.map(({ message }) => capitalised(message)).join(' ')}
    </p>
  );
}

/** Label, help, limit and problems around a control. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, id, label, problems, length, isGroup = false, children } = props;
  const { help, isOptional, maxLength = Infinity } = field;
  const group = isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : undefined;
  return (
    <div className={styles.field} {...group}>
      <div className={styles.head}>
        {isGroup ? <b id={`${id}-label`}>{label}</b> : <label htmlFor={id}>{label}</label>}
        {isOptional && <small>{WORDS.optional}</small>}
        {length !== undefined && maxLength < Infinity && (
          <small className={styles.count} data-full={length > maxLength || undefined}>
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
