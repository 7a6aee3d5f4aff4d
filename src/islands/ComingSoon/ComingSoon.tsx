import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Label } from '../../components/Label';
import { Photo, type PhotoData } from '../../components/Photo';
import type { HomePage } from '../../schemas/homePage';
import styles from './ComingSoon.module.css';
import { closesPopup, POPUP_ID } from './commands';

export interface ComingSoonProps {
  words: HomePage['services']['products']['popup'];
  photo: PhotoData;
  closeLabel: string;
}

const CROSS_PX = 32;
const TITLE_ID = `${POPUP_ID}-title`;

/**
 * The pop-up of a service that is not offered yet. The browser itself opens, closes and guards it;
 * `comingSoon.ts` does the same where the browser cannot yet.
 */
export function ComingSoon({ words, photo, closeLabel }: ComingSoonProps) {
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
          <Label as="p" size="small" code="products">
            {words.label}
          </Label>
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
          <Icon name="close" size={CROSS_PX} />
        </button>
      </div>
    </dialog>
  );
}
