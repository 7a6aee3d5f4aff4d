import { ShelfSection } from '../../components/ShelfSection';
import type { HomeSpaceOrganizingPage } from '../../schemas/homeSpaceOrganizingPage';
import type { Labels } from '../../schemas/labels';
import { Drawer } from './Drawer';
import { OtherDrawer } from './OtherDrawer';
import styles from './Rooms.module.css';

export interface RoomsProps {
  words: HomeSpaceOrganizingPage['rooms'];
  email: string;
  labels: Labels['contact'];
}

/** A cabinet with a drawer for each room. Only the last one opens: it is the link. */
export function Rooms({ words, email, labels }: RoomsProps) {
  return (
    <ShelfSection title={words.label} name="rooms">
      <div className="wrap">
        <ul className={styles.cabinet}>
          {words.entries.map((room) => (
            <Drawer key={room} title={room} />
          ))}
          <OtherDrawer title={words.otherLabel} email={email} labels={labels} />
        </ul>
      </div>
    </ShelfSection>
  );
}
