import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { SpokenNote } from '../../components/SpokenNote.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './Rooms.module.css';
import type { HomeSpaceOrganizingPage } from '../../schemas/homeSpaceOrganizingPage.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface RoomsProps {
  words: HomeSpaceOrganizingPage['rooms'];
  email: string;
  messages: Messages['contact'];
}

/**
 * What can be organized, room by room: a cabinet with a drawn front for each, a plate and a cup
 * pull. Only the last one opens, for what is not on the other plates: it is a mail link.
 */
export function Rooms({ words, email, messages }: RoomsProps) {
  return (
    <ShelfSection title={words.label} name="rooms">
      <div className="wrap">
        <ul className={styles.cabinet}>
          {words.entries.map((room) => (
            <li key={room} className={styles.room}>
              <p className={styles.plate}>{room}</p>
              <span className={styles.pull} />
            </li>
          ))}
          <li className={clsx(styles.room, 'lift-area')} data-open="">
            <p className={clsx(styles.plate, 'lift')}>
              <TextLink className={styles.link} href={mailtoHref(email)}>
                {words.otherLabel}
                <SpokenNote text={messages.opensMail} />
              </TextLink>
              <Icon name="envelope" className={styles.icon} />
            </p>
            <span className={styles.pull} />
          </li>
        </ul>
      </div>
    </ShelfSection>
  );
}
