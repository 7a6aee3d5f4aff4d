import { type ComponentProps, useId } from 'react';
import { siteUrlOf } from '../names.ts';
import { useStudio } from '../state/store.ts';
import styles from './SiteAddressInput.module.css';

interface SiteAddressInputProps extends ComponentProps<'input'> {
  /** What comes between the name of the site and the words of the input. */
  before?: string;
}

/** An input for an address of the site, whose name stands before it. */
export function SiteAddressInput({ before = '', ...rest }: SiteAddressInputProps) {
  const site = useStudio((state) => siteUrlOf(state.files));
  const id = useId();
  const described = [id, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <span className={styles.box}>
      <span id={id} className={styles.site}>
        {site + before}
      </span>
      <input
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        className={styles.input}
        aria-describedby={described}
      />
    </span>
  );
}
