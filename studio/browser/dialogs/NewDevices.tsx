import { useEffect, useState } from 'react';
import { answerOf, deviceApi, fail, isPublic } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { onServerEvent } from '../serverEvents.ts';
import { openDialog } from '../state/store.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { DevicesDialog } from './DevicesDialog.tsx';
import type { AddedDevice } from '../../server/http/deviceRoutes.ts';

const { devices: words } = WORDS;
const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });
const CLOCK = new Intl.DateTimeFormat(LANGUAGE, {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** Such as "today 14:05". */
function timeOf(added: number): string {
  const isToday = new Date(added).toDateString() === new Date().toDateString();
  return isToday ? words.today(CLOCK.format(added)) : DAY.format(added);
}

/** Tells that another device was added, until the owner dismisses it on this one. */
export function NewDevices() {
  const [added, setAdded] = useState<readonly AddedDevice[]>([]);
  useEffect(() => {
    if (!isPublic()) return undefined;
    // The requests for the content report a failure.
    const look = () => {
      answerOf(deviceApi['new-devices'].$get()).then(setAdded, () => undefined);
    };
    look();
    const ends = [onServerEvent('devices', look), onServerEvent('connected', look)];
    return () => ends.forEach((end) => end());
  }, []);
  const dismiss = async (id: string) => {
    const request = deviceApi['new-devices'][':id'].$delete({ param: { id } });
    setAdded(await answerOf(request));
  };
  return added.map(({ id, name, added: time }) => (
    <div key={id} data-notice role="status">
      <p>{words.added(name, timeOf(time))}</p>
      <p data-row>
        <Button onClick={() => openDialog(<DevicesDialog />)} label={words.title} />
        <Button onClick={() => void dismiss(id).catch(fail)} label={words.dismiss} />
      </p>
    </div>
  ));
}
