import type { ComponentPropsWithoutRef } from 'react';

import type { Labels } from '../schemas/labels';
import { Button } from './Button';
import { Icon } from './Icon';
import styles from './CopyAddress.module.css';

export interface CopyAddressProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'className' | 'type'
> {
  email: string;
  labels: Labels['contact'];
  /** `button` has the frame of a second button, `plain` stands beside text. */
  look?: 'button' | 'plain';
}

/**
 * The button that copies the address. Both of its faces are in the page, so it keeps its width;
 * `islands/CopyAddress` shows the second one and speaks through the status beside it.
 */
export function CopyAddress({ email, labels, look = 'plain', ...rest }: CopyAddressProps) {
  const script = {
    'data-copy-address': email,
    'data-copied': labels.addressCopied,
    'data-failed': labels.copyFailed,
  };
  const faces = (
    <span className={styles.faces}>
      <span className={styles.face} data-face="rest">
        <Icon name="copy" />
        {labels.copyAddress}
      </span>
      <span className={styles.face} data-face="copied">
        <Icon name="tick" />
        {labels.addressCopied}
      </span>
    </span>
  );

  return (
    <>
      {look === 'button' ? (
        <Button variant="secondary" className="needs-script" isStretched {...script} {...rest}>
          {faces}
        </Button>
      ) : (
        <button type="button" className={`${styles.plain} needs-script`} {...script} {...rest}>
          {faces}
        </button>
      )}
      <span className={styles.status} role="status" />
    </>
  );
}
