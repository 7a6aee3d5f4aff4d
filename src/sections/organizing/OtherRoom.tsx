import { Icon } from '../../components/Icon.tsx';
import { SpokenNote } from '../../components/SpokenNote.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import type { Messages } from '../../schemas/messages.ts';
import styles from './Room.module.css';

export interface OtherRoomProps {
  title: string;
  email: string;
  messages: Messages['contact'];
}

/** The one drawer that opens: a mail link for what is not on the other plates. */
export function OtherRoom({ title, email, messages }: OtherRoomProps) {
  return (
    <li className={styles.room} data-open="">
      <p className={styles.plate}>
        <TextLink className={styles.link} href={mailtoHref(email)}>
          {title}
          <SpokenNote text={messages.opensMail} />
        </TextLink>
        <Icon name="envelope" className={styles.icon} />
      </p>
      <span className={styles.pull} />
    </li>
  );
}
