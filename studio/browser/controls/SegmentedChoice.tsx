import { useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
  /** In place of the words, which are read aloud. */
  icons?: Readonly<Record<Value, IconName>>;
  /** Of a form: as wide as it. */
  isWide?: boolean;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | undefined;
}

/** Up to three possibilities, side by side. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, icons, isWide = false, ...rest } = props;
  const name = useId();
  return (
    <div
      className={styles.choice}
      role="radiogroup"
      aria-label={label}
      data-wide={isWide || undefined}
      {...rest}
    >
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} className={styles.option} title={icons && options[option]}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={options[option]}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {icons ? <Icon name={icons[option]} /> : options[option]}
        </label>
      ))}
    </div>
  );
}
