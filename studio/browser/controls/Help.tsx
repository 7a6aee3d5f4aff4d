import { useId } from 'react';
import { WORDS } from '../words.ts';
import styles from './Help.module.css';

interface HelpProps {
  /** What the help is about. */
  name: string;
  text: string;
  /** Of the text, for the input that it describes. */
  id?: string;
}

/** A question mark that opens a small card. */
export function Help({ name, text, id }: HelpProps) {
  const card = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={card}
        title={WORDS.helpAbout(name)}
      >
        <span aria-hidden="true">{WORDS.helpMark}</span>
        <span className="visually-hidden">{WORDS.helpAbout(name)}</span>
      </button>
      <div id={card} className={styles.card} popover="auto">
        <p id={id}>{text}</p>
      </div>
    </>
  );
}
