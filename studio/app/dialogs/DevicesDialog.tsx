import { useState } from 'react';
import { request } from '../api.ts';
import { attempt, Button, Dialog, Scan, useAnswer } from '../controls.tsx';
import { WORDS } from '../words.ts';
import type { NewDevice, SignedInDevice } from '../../access/routes.ts';

const { devices: words } = WORDS;
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export function DevicesDialog() {
  const [devices, setDevices] = useAnswer<readonly SignedInDevice[]>('/api/devices');
  const [added, setAdded] = useState<NewDevice>();
  const add = () => attempt(request<NewDevice>('POST', '/api/devices').then(setAdded));
  const remove = (id: string) => {
    const path = `/api/devices/${encodeURIComponent(id)}`;
    attempt(request<readonly SignedInDevice[]>('DELETE', path).then(setDevices));
  };
  return (
    <Dialog title={words.title}>
      <p>{words.text}</p>
      <ul data-rows>
        {devices?.map(({ id, name, added: first, used, isThis }) => (
          <li key={id}>
            <div>
              <b>{isThis ? words.here(name) : name}</b>
              <small>{words.since(DAY.format(first), DAY.format(used))}</small>
            </div>
            {!isThis && (
              <details>
                <summary>{WORDS.removeEntry(name)}</summary>
                <Button kind="remove" onClick={() => remove(id)} label={WORDS.remove} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {added ? (
        <>
          <p role="status">{words.adding}</p>
          <Scan {...added} />
          <p>
            <strong>{added.code}</strong>
          </p>
        </>
      ) : (
        <Button onClick={add} label={words.add} />
      )}
    </Dialog>
  );
}
