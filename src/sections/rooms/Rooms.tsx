import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import { getPictureWithFocus } from '../../data/pictures.ts';
import { lightboxLink } from '../../data/gallery.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import drawerStyles from './RoomDrawer.module.css';
import styles from './Rooms.module.css';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../data/sectionProps.ts';

/** A cabinet of drawers. Rooms with a picture open the lightbox; the last drawer is a mail link. */
export function Rooms({ content, business, messages }: SectionProps<'rooms'>) {
  return (
    <div className={clsx('wrap', styles.cabinetArea)}>
      <ul className={styles.cabinet}>
        {content.entries.map((room) => (
          <li key={room.label} className={styles.drawer}>
            <Drawer {...room} />
          </li>
        ))}
        <li className={styles.drawer} data-open="">
          <DrawerFront className="lift-area" plateClassName="lift theme-sheet">
            <TextLink className={styles.link} href={mailtoHref(business.email)}>
              {content.otherLabel}
              <SpokenNote text={messages.contact.opensMail} />
            </TextLink>
            <Icon name="envelope" className={clsx('screen-only', styles.icon)} />
          </DrawerFront>
        </li>
      </ul>
    </div>
  );
}

type Room = SectionProps<'rooms'>['content']['entries'][number];

async function Drawer({ label, picture: name, position }: Room) {
  if (name === undefined) return <DrawerFront>{label}</DrawerFront>;
  const picture = await getPictureWithFocus({ name, position });
  return (
    <a className={drawerStyles.drawer} data-detail="" {...await lightboxLink(picture)}>
      <DrawerFront className={drawerStyles.opening}>{label}</DrawerFront>
      <span className={clsx('screen-only', drawerStyles.room)}>
        <ContentPhoto picture={picture} slot="room" />
      </span>
    </a>
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
