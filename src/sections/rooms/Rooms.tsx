import { clsx } from 'clsx/lite';
import { Chooser, ChosenNote } from '../../components/Chooser.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import { getPictureWithFocus } from '../../data/pictures.ts';
import { lightboxLink } from '../../data/gallery.ts';
import { enquiryLinkOf } from '../../data/navigation.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import drawerStyles from './RoomDrawer.module.css';
import styles from './Rooms.module.css';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../data/sectionProps.ts';

const PLATE = clsx('surface row type-line', drawerStyles.plate);

/** A cabinet of drawers. Rooms with a picture open the lightbox; the last drawer is a mail link. */
export function Rooms(props: SectionProps<'rooms'>) {
  const { content, business, messages, enquiry, site, path } = props;
  const { chosen } = enquiry.letter;
  const { sections = [] } = site.pages.find(({ href }) => href === path) ?? {};
  const form = enquiryLinkOf(site, path, sections);
  const canChoose = form !== undefined && content.entries.some(({ inText }) => inText);
  return (
    <div className={clsx('wrap', styles.cabinetArea)}>
      <ul className={styles.cabinet}>
        {content.entries.map(({ inText, ...room }) => (
          <li key={room.label} className={styles.drawer}>
            <Drawer {...room} inText={canChoose ? inText : undefined} />
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
      {canChoose && chosen !== undefined && <ChosenNote words={chosen} href={form} />}
    </div>
  );
}

type Room = SectionProps<'rooms'>['content']['entries'][number];

async function Drawer({ label, picture: name, position, inText }: Room) {
  const plate =
    inText === undefined ? undefined : (
      <Chooser name="rooms" value={inText} className={PLATE}>
        {label}
      </Chooser>
    );
  if (name === undefined) return <DrawerFront plate={plate}>{label}</DrawerFront>;
  const picture = await getPictureWithFocus({ name, position });
  return (
    <div className={drawerStyles.drawer}>
      <a
        className={drawerStyles.whole}
        aria-label={`${label}: ${picture.alt}`}
        data-detail=""
        {...await lightboxLink(picture)}
      />
      <DrawerFront className={drawerStyles.opening} plate={plate}>
        {label}
      </DrawerFront>
      <span className={clsx('screen-only', drawerStyles.room)}>
        <ContentPhoto picture={picture} slot="room" alt="" />
      </span>
    </div>
  );
}

interface DrawerFrontProps {
  className?: string | undefined;
  plateClassName?: string;
  /** Replaces the plate with `children`. */
  plate?: ReactNode;
  children?: ReactNode;
}

function DrawerFront({ className, plateClassName, plate, children }: DrawerFrontProps) {
  return (
    <span className={clsx('row', drawerStyles.front, className)}>
      {plate ?? <span className={clsx(PLATE, plateClassName)}>{children}</span>}
      <span className={clsx('screen-only', drawerStyles.pull)} data-pull="" />
    </span>
  );
}
