import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import { loadRooms } from '../../data/gallery.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import drawerStyles from './RoomDrawer.module.css';
import styles from './Rooms.module.css';
import type { ReactNode } from 'react';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

export async function load({ words }: SectionProps<'rooms'>) {
  return { rooms: await loadRooms(words.entries) };
}

/** A cabinet of drawers. Rooms with a picture open the lightbox; the last drawer is a mail link. */
export function Rooms({ name, words, rooms, business, messages }: LoadedProps<typeof load>) {
  return (
    <ShelfSection title={words.label} name={name}>
      <div className={clsx('wrap', styles.place)}>
        <ul className={styles.cabinet}>
          {rooms.map(({ label, picture }) => (
            <li key={label} className={styles.drawer}>
              {picture ? (
                <a
                  className={drawerStyles.drawer}
                  href={picture.href}
                  data-gallery={picture.gallery}
                  data-index={picture.index}
                  data-detail=""
                >
                  <DrawerFront className={drawerStyles.opening}>{label}</DrawerFront>
                  <span className={clsx('screen-only', drawerStyles.room)}>
                    <Photo photo={picture.photo} />
                  </span>
                </a>
              ) : (
                <DrawerFront>{label}</DrawerFront>
              )}
            </li>
          ))}
          <li className={styles.drawer} data-open="">
            <DrawerFront className="lift-area" plateClassName="lift theme-sheet">
              <TextLink className={styles.link} href={mailtoHref(business.email)}>
                {words.otherLabel}
                <SpokenNote text={messages.contact.opensMail} />
              </TextLink>
              <Icon name="envelope" className={clsx('screen-only', styles.icon)} />
            </DrawerFront>
          </li>
        </ul>
      </div>
    </ShelfSection>
  );
}

interface DrawerFrontProps {
  className?: string | undefined;
  plateClassName?: string;
  children?: ReactNode;
}

function DrawerFront({ className, plateClassName, children }: DrawerFrontProps) {
  return (
    <span className={clsx('row', drawerStyles.front, className)}>
      <span className={clsx('surface row type-line', drawerStyles.plate, plateClassName)}>
        {children}
      </span>
      <span className={clsx('screen-only', drawerStyles.pull)} data-pull="" />
    </span>
  );
}
