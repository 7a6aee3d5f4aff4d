import { LineLink, LineNavigation } from './LineNavigation.tsx';
import type { ListPage } from '../../logic/projectList.ts';
import type { Messages } from '../../schemas/messages.ts';

interface RoomLinksProps {
  list: ListPage;
  messages: Messages['projects'];
}

/** Links to the projects of each kind of room, and to all. */
export function RoomLinks({ list, messages }: RoomLinksProps) {
  const { rooms, page, index } = list;
  const all = { room: undefined, href: page };
  return (
    <LineNavigation label={messages.rooms}>
      {[all, ...rooms].map(({ room, href }) => {
        // The other pages of a room have addresses of their own.
        const current = index === 1 ? 'page' : true;
        return (
          <LineLink key={href} href={href} aria-current={room === list.room ? current : undefined}>
            {room ?? messages.allRooms}
          </LineLink>
        );
      })}
    </LineNavigation>
  );
}
