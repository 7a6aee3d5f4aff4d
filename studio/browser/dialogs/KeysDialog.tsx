import { Dialog } from '../controls/Dialog.tsx';
import { WORDS } from '../words.ts';
import styles from './KeysDialog.module.css';

/** What the keyboard does in the window. */
export function KeysDialog() {
  return (
    <Dialog title={WORDS.keys.title}>
      <dl className={styles.keys}>
        {WORDS.keys.list.map(({ keys, meaning }) => (
          <div key={meaning}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
