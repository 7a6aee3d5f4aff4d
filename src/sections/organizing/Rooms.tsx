import { ShelfSection } from '../../components/ShelfSection.tsx';
import type { HomeSpaceOrganizingPage } from '../../schemas/homeSpaceOrganizingPage.ts';
import type { Messages } from '../../schemas/messages.ts';
import { Room } from './Room.tsx';
import { OtherRoom } from './OtherRoom.tsx';
import styles from './Rooms.module.css';

export interface RoomsProps {
  words: HomeSpaceOrganizingPage['rooms'];
  email: string;
  messages: Messages['contact'];
}

/** A cabinet with a drawer for each room. Only the last one opens: it is the link. */
export function Rooms({ words, email, messages }: RoomsProps) {
  return (
    <ShelfSection title={words.label} name="rooms">
      <div className="wrap">
        <ul className={styles.cabinet}>
          {words.entries.map((room) => (
            <Room key={room} title={room} />
          ))}
          <OtherRoom title={words.otherLabel} email={email} messages={messages} />
        </ul>
      </div>
    </ShelfSection>
  );
}
