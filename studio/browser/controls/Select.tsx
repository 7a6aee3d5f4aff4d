import type { ComponentProps } from 'react';

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
