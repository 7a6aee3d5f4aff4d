import { useId } from 'react';
import { valueAt } from '../state/content.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './Swatches.module.css';

interface SwatchesProps {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string | undefined) => void;
  'aria-describedby'?: string;
}

/** The colours of a page, as they are on the site; the first is none. */
export function Swatches({ label, value, options, onChange, ...rest }: SwatchesProps) {
  const name = useId();
  const own = useStudio((state) => valueAt(state.files['business.yaml'], ['colours']));
  const all = [['', WORDS.form.noColour], ...options] as const;
  return (
    <div className={styles.swatches} role="radiogroup" aria-label={label} {...rest}>
      {all.map(([option, title]) => {
        const color = valueAt(own, [option === '' ? 'ground' : option]);
        return (
          <input
            key={option}
            type="radio"
            className={styles.swatch}
            name={name}
            aria-label={title}
            title={title}
            data-color={option}
            style={typeof color === 'string' ? { backgroundColor: color } : undefined}
            checked={option === value}
            onChange={() => onChange(option === '' ? undefined : option)}
          />
        );
      })}
    </div>
  );
}
