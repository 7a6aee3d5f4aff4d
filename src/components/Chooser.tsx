import { clsx } from 'clsx/lite';
import styles from './Chooser.module.css';
import { Icon } from './Icon.tsx';
import type { ReactNode } from 'react';
import type { EnquiryDrawer } from '../logic/enquiryEntries.ts';

interface ChooserProps extends EnquiryDrawer {
  name: 'rooms' | 'situations';
  /** What the message says. */
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A label with a checkbox that goes into the enquiry (`scripts/choose.ts`). Without script only words. */
export function Chooser({ name, value, className, children, ...drawer }: ChooserProps) {
  return (
    <label className={clsx(styles.chooser, className)}>
      <span className={styles.words}>{children}</span>
      <input
        className={clsx('needs-script', styles.box)}
        type="checkbox"
        autoComplete="off"
        name={name}
        value={value}
        data-drawer={JSON.stringify(drawer)}
      />
    </label>
  );
}

/** Says how many are chosen, and leads to the enquiry; hidden until then. */
export function ChosenNote({ words, href }: { words: string; href: string }) {
  return (
    <p className={clsx('screen-only', styles.note)} role="status">
      <a
        className={clsx('target type-action', styles.link)}
        href={href}
        data-opens-enquiry=""
        data-drawers-chosen={words}
        hidden
      >
        <span />
        <Icon name="arrow-down" />
      </a>
    </p>
  );
}
