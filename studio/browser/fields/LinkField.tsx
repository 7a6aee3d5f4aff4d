import { useState } from 'react';
import { Select } from '../controls/Select.tsx';
import { siteUrlOf } from '../names.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FieldFrame, type FieldProps, useField } from './form.tsx';
import { linkNames } from './linkName.ts';
import { ownAddress } from './ownAddress.ts';
import { SiteAddressInput } from './SiteAddressInput.tsx';
import styles from './LinkField.module.css';

const { link: words } = WORDS.markdown;
/** No address of the site: these begin with a slash. */
const OTHER = 'other';

/** Where something leads: a page or section from a list, or another address of the site. */
export function LinkField(props: FieldProps) {
  const { field } = props;
  const { text: href, set, control, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const [isTyped, setTyped] = useState(false);
  const names = linkNames(files);
  const isOther = isTyped || (href !== '' && !names.has(href));
  const isLeftOut = href === '' && !isOther;
  const options = [
    ...(field.isOptional || isLeftOut ? [['', WORDS.left] as const] : []),
    ...names,
    [OTHER, words.other] as const,
  ];
  const change = (address: string) => set(address === '' ? undefined : address, true);
  const choose = (target: string) => {
    setTyped(target === OTHER);
    if (target !== OTHER) change(target);
  };
  return (
    <FieldFrame {...frame}>
      <div className={styles.link}>
        <Select
          {...control}
          value={isOther ? OTHER : href}
          options={options}
          // Arrow keys change it at every press.
          onChange={choose}
        />
        {isOther && (
          <SiteAddressInput
            aria-label={`${frame.label}: ${words.other}`}
            aria-invalid={control['aria-invalid']}
            value={href}
            onChange={(event) => change(event.currentTarget.value.trim())}
            onBlur={() => change(ownAddress(href, siteUrlOf(files)))}
          />
        )}
      </div>
    </FieldFrame>
  );
}
