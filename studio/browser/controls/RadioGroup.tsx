import { useId } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of many, one below the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} className={styles.option}>
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
