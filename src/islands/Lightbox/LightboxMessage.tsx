import { Button } from '../../components/Button';
import styles from './LightboxMessage.module.css';

import type { Labels } from '../../schemas/labels';

export interface LightboxMessageProps {
  labels: Labels['script'];
}

/** What the page says when the lightbox cannot be loaded; until then there is nothing to see. */
export function LightboxMessage({ labels }: LightboxMessageProps) {
  return (
    <>
      <div role="status" className={styles.status} data-lightbox-status="" />
      <template data-lightbox-message="">
        <p>{labels.failed}</p>
        <div className={styles.buttons}>
          <Button data-reload="">{labels.reload}</Button>
          <Button variant="secondary" data-dismiss="">
            {labels.dismiss}
          </Button>
        </div>
      </template>
    </>
  );
}
