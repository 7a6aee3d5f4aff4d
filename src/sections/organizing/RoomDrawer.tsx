import { Photo } from '../../components/Photo.tsx';
import { DrawerFront } from './DrawerFront.tsx';
import styles from './RoomDrawer.module.css';
import type { RoomData } from '../../data/gallery.ts';

export interface RoomDrawerProps {
  label: string;
  picture: NonNullable<RoomData['picture']>;
}

/** A drawer with its room in it: a link to the whole picture, which the lightbox takes over. */
export function RoomDrawer({ label, picture: { photo, href, gallery, index } }: RoomDrawerProps) {
  return (
    <a className={styles.drawer} href={href} data-gallery={gallery} data-index={index}>
      <DrawerFront className={styles.front}>{label}</DrawerFront>
      <span className={styles.room}>
        <Photo photo={photo} />
      </span>
    </a>
  );
}
