import { Icon } from './Icon.tsx';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Limits a list in a dialog to what has the typed words. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <label className={styles.search}>
      <Icon name="search" isSmall />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
