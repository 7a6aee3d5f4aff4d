import { Button } from './Button.tsx';
import styles from './LightboxMessage.module.css';
import type { Messages } from '../schemas/messages.ts';

export interface LightboxMessageProps {
  messages: Messages['script'];
}

/** What the page says when the lightbox cannot be loaded; until then there is nothing to see. */
export function LightboxMessage({ messages }: LightboxMessageProps) {
  return (
    <>
      <div role="status" className={styles.status} data-lightbox-status="" />
      <template data-lightbox-message="">
        <p>{messages.failed}</p>
        <div className={styles.buttons}>
          <Button data-reload="">{messages.reload}</Button>
          <Button variant="secondary" data-dismiss="">
            {messages.dismiss}
          </Button>
        </div>
      </template>
    </>
  );
}
