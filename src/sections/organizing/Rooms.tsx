import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { SpokenNote } from '../../components/SpokenNote.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import { DrawerFront } from './DrawerFront.tsx';
import { RoomDrawer } from './RoomDrawer.tsx';
import styles from './Rooms.module.css';
import type { RoomData } from '../../data/gallery.ts';
import type { HomeSpaceOrganizingPage } from '../../schemas/services.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface RoomsProps {
  words: HomeSpaceOrganizingPage['rooms'];
  /** The rooms of these words with their pictures. */
  rooms: readonly RoomData[];
  email: string;
  messages: Messages['contact'];
}

/**
 * What can be organized, room by room: a cabinet with a front for each. A drawer opens where its room
 * has a picture; the last one, for what is on no other plate, is a mail link.
 */
export function Rooms({ words, rooms, email, messages }: RoomsProps) {
  return (
    <ShelfSection title={words.label} name="rooms">
      <div className={clsx('wrap', styles.place)}>
        <ul className={styles.cabinet}>
          {rooms.map(({ label, picture }) => (
            <li key={label} className={styles.drawer}>
              {picture ? (
                <RoomDrawer label={label} picture={picture} />
              ) : (
                <DrawerFront>{label}</DrawerFront>
              )}
            </li>
          ))}
          <li className={styles.drawer} data-open="">
            <DrawerFront className="lift-area" plateClassName="lift">
              <TextLink className={styles.link} href={mailtoHref(email)}>
                {words.otherLabel}
                <SpokenNote text={messages.opensMail} />
              </TextLink>
              <Icon name="envelope" className={styles.icon} />
            </DrawerFront>
          </li>
        </ul>
      </div>
    </ShelfSection>
  );
}
