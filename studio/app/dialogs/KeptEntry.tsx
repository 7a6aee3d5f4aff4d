import { smallPicture } from '../ask.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import type { Kept } from './kept.ts';

export interface KeptEntryProps {
  kept: Kept;
  /** The word for bringing it back. */
  act: string;
  isBlocked: boolean;
  /** Shows it before it is brought back, where that can be. */
  onLook?: (() => void) | undefined;
  onBring: () => void;
}

const { look } = WORDS.history;

/** One thing that was kept: when, what it is, and how it comes back. */
export function KeptEntry({ kept, act, isBlocked, onLook, onBring }: KeptEntryProps) {
  const { when, about, pictures } = kept;
  const button = (words: string, onClick: () => void) => (
    <button type="button" disabled={isBlocked} aria-label={`${words}: ${when}`} onClick={onClick}>
      {words}
    </button>
  );
  return (
    <li>
      <div>
        <b>{when}</b>
        <span className={styles.where}>{about}</span>
        {pictures.map((source) => (
          <img key={source} className={styles.binned} src={smallPicture(source, 'thumb')} alt="" />
        ))}
      </div>
      {onLook && button(look, onLook)}
      {button(act, onBring)}
    </li>
  );
}
