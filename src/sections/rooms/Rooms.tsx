import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import drawerStyles from './RoomDrawer.module.css';
import styles from './Rooms.module.css';
import type { ReactNode } from 'react';
import type { RoomData } from '../../data/gallery.ts';
import type { Messages } from '../../schemas/messages.ts';
import type { SectionOf } from '../../schemas/pages.ts';

export interface RoomsProps {
  name: string;
  words: SectionOf<'rooms'>;
  rooms: readonly RoomData[];
  email: string;
  messages: Messages['contact'];
}

/** A cabinet of drawers. Rooms with a picture open the lightbox; the last drawer is a mail link. */
export function Rooms({ name, words, rooms, email, messages }: RoomsProps) {
  return (
    <ShelfSection title={words.label} name={name}>
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

function RoomDrawer({ label, picture }: Required<RoomData>) {
  const { photo, href, gallery, index } = picture;
  return (
    <a className={drawerStyles.drawer} href={href} data-gallery={gallery} data-index={index}>
      <DrawerFront className={drawerStyles.opening}>{label}</DrawerFront>
      <span className={drawerStyles.room}>
        <Photo photo={photo} />
      </span>
    </a>
  );
}

interface DrawerFrontProps {
  className?: string | undefined;
  plateClassName?: string;
  children: ReactNode;
}

function DrawerFront({ className, plateClassName, children }: DrawerFrontProps) {
  return (
    <span className={clsx(drawerStyles.front, className)}>
      <span className={clsx(drawerStyles.plate, plateClassName)}>{children}</span>
      <span className={drawerStyles.pull} data-pull="" />
    </span>
  );
}
