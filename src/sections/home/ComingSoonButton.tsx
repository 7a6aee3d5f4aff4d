import { clsx } from 'clsx/lite';
import linkStyles from '../../components/TextLink.module.css';
import styles from './ComingSoonButton.module.css';
import { opensPopup } from './ComingSoonPopup.tsx';

/** The title of a card as the button that opens the pop-up; the whole card belongs to it. */
export function ComingSoonButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      className={clsx(linkStyles.link, styles.button)}
      aria-haspopup="dialog"
      {...opensPopup}
    >
      {children}
    </button>
  );
}
