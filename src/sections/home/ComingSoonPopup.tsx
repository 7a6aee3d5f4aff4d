import { clsx } from 'clsx/lite';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import linkStyles from '../../components/TextLink.module.css';
import styles from './ComingSoonPopup.module.css';
import type { PhotoData } from '../../data/photo.ts';
import type { HomePage } from '../../schemas/home.ts';

export interface ComingSoonPopupProps {
  words: HomePage['services']['products']['popup'];
  photo: PhotoData;
  closeLabel: string;
}

const POPUP_ID = 'coming-soon';
// React does not type these attributes yet.
const opensPopup = { command: 'show-modal', commandfor: POPUP_ID };
const closesPopup = { command: 'close', commandfor: POPUP_ID };
const TITLE_ID = `${POPUP_ID}-title`;

/** The pop-up of a future service; `scripts/comingSoonPopup.ts` supports older browsers. */
export function ComingSoonPopup({ words, photo, closeLabel }: ComingSoonPopupProps) {
  return (
    <dialog
      id={POPUP_ID}
      className={styles.popup}
      aria-labelledby={TITLE_ID}
      closedby="any"
      data-coming-soon=""
    >
      <div className={styles.shelf}>
        <div className={styles.picture}>
          <Photo photo={photo} />
        </div>
        <div className={styles.words}>
          <ShelfLabel as="p" size="small" service="products">
            {words.label}
          </ShelfLabel>
          <h2 id={TITLE_ID} className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.text}>{words.text}</p>
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- only when the pop-up opens */}
          <Button autoFocus {...closesPopup}>
            {closeLabel}
          </Button>
        </div>
        <button type="button" className={styles.cross} aria-label={closeLabel} {...closesPopup}>
          <Icon name="close" size={32} />
        </button>
      </div>
    </dialog>
  );
}

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
