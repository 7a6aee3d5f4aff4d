import { type ComponentProps, useId } from 'react';

const PATHS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  back: 'M13 8H3M7.5 3.5 3 8l4.5 4.5',
  on: 'M3 8h10M8.5 3.5 13 8l-4.5 4.5',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10',
  drag: 'M5.5 3v.01M10.5 3v.01M5.5 8v.01M10.5 8v.01M5.5 13v.01M10.5 13v.01',
} as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: keyof typeof PATHS;
  label: string;
}

/** A button with an icon and a spoken label. One that is off keeps the focus. */
export function IconButton({ icon, label, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-kind="icon"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled === true ? undefined : onClick}
      {...rest}
    >
      <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </button>
  );
}

export interface StepButtonsProps {
  icons: readonly [IconButtonProps['icon'], IconButtonProps['icon']];
  labels: readonly [string, string];
  index: number;
  total: number;
  onStep: (to: number) => void;
}

/** Two arrows: one place back, one place on. */
export function StepButtons({ icons, labels, index, total, onStep }: StepButtonsProps) {
  const step = (side: 0 | 1, to: number) => (
    <IconButton
      icon={icons[side]}
      label={labels[side]}
      disabled={to < 0 || to >= total}
      onClick={() => onStep(to)}
    />
  );
  return (
    <>
      {step(0, index - 1)}
      {step(1, index + 1)}
    </>
  );
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  /** Names of the values, in their order. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
  /** Its name in a form. */
  name?: string;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, name } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name ?? id}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {options[option]}
        </label>
      ))}
    </div>
  );
}
