import { clsx } from 'clsx/lite';
import { Button } from '../../components/Button.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import linkStyles from '../../components/TextLink.module.css';
import styles from './ComingSoonPopup.module.css';
import type { ReactNode } from 'react';
import type { Picture } from '../../data/photo.ts';
import type { Theme } from '../../logic/palette.ts';

export interface ComingSoonPopupProps {
  id: string;
  theme?: Theme | undefined;
  content: { picture: Picture; label: string; title: string; text: string };
  closeLabel: string;
}

/** The pop-up of a future service. Without script, `command` opens and closes it in newer browsers. */
export function ComingSoonPopup({ id, theme, content, closeLabel }: ComingSoonPopupProps) {
  const titleId = `${id}-title`;
  // React does not type these attributes yet.
  const closesPopup = { command: 'close', commandfor: id };
  return (
    <dialog
      id={id}
      className={clsx('surface', styles.popup, 'theme-sheet')}
      aria-labelledby={titleId}
      closedby="any"
      data-coming-soon=""
    >
      <div className={styles.shelf}>
        <div className={styles.picture}>
          <ContentPhoto picture={content.picture} slot="popup" />
        </div>
        <div className={styles.texts}>
          <ShelfLabel as="p" size="small" service={theme}>
            {content.label}
          </ShelfLabel>
          <h2 id={titleId} className={clsx('type-page', styles.title)}>
            {content.title}
          </h2>
          <p className={styles.text}>{content.text}</p>
          <Button autoFocus {...closesPopup}>
            {closeLabel}
          </Button>
        </div>
        <button
          type="button"
          className={clsx('icon-target', styles.cross)}
          aria-label={closeLabel}
          {...closesPopup}
        >
          <Icon name="close" size={32} />
        </button>
      </div>
    </dialog>
  );
}

export function ComingSoonButton({ popup, children }: { popup: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={clsx(linkStyles.link, styles.button)}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: popup }}
    >
      {children}
    </button>
  );
}
