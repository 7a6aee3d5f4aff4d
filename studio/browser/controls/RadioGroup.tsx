import { useId } from 'react';
import styles from './RadioGroup.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** One line below the label. */
  help?: string;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of many, one below the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <input
            type="radio"
            name={id}
            id={id + option.value}
            aria-describedby={option.help && `${id + option.value}-help`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={id + option.value}>{option.label}</label>
          {option.help && <small id={`${id + option.value}-help`}>{option.help}</small>}
        </div>
      ))}
    </div>
  );
}
