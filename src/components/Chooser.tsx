import { clsx } from 'clsx/lite';
import { fillIn } from '../logic/fillIn.ts';
import styles from './Chooser.module.css';
import { Icon } from './Icon.tsx';
import type { ReactNode } from 'react';

interface ChooserProps {
  /** Which choices of the enquiry it belongs to. */
  name: 'rooms' | 'situations';
  /** What the message says. */
  value: string;
  /** Sentence of the message with "{situations}"; a room needs none. */
  sentence?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A label with a checkbox that goes into the enquiry (`scripts/choose.ts`). Without script only words. */
export function Chooser({ name, value, sentence, className, children }: ChooserProps) {
  return (
    <label className={clsx(styles.chooser, className)}>
      <span>{children}</span>
      <input
        className={clsx('needs-script screen-only', styles.box)}
        type="checkbox"
        value={value}
        data-drawer={name}
        data-sentence={sentence}
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
        data-drawers-chosen={words}
      >
        <span>{fillIn(words, { count: 0 })}</span>
        <Icon name="arrow-down" />
      </a>
    </p>
  );
}
