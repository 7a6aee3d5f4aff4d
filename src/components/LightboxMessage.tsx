import { Button } from './Button.tsx';
import styles from './LightboxMessage.module.css';
import type { Messages } from '../schemas/messages.ts';

/** Shown when the lightbox cannot be loaded. */
export function LightboxMessage({ messages }: { messages: Messages['script'] }) {
  return (
    <>
      <div role="status" className={styles.status} data-lightbox-status="" />
      <template data-lightbox-message="">
        <p>{messages.failed}</p>
        <div className="cluster">
          <Button data-reload="">{messages.reload}</Button>
          <Button variant="secondary" data-dismiss="">
            {messages.dismiss}
          </Button>
        </div>
      </template>
    </>
  );
}
