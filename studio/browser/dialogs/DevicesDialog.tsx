import { useState } from 'react';
import { LONGEST_NAME } from '../../shared/deviceName.ts';
import { answerOf, deviceApi } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Form } from '../controls/Form.tsx';
import { Scan } from '../controls/Scan.tsx';
import { attempt, useAnswer } from '../controls/attempt.ts';
import { keepBeforeSignOut, showSignInPage } from '../signOut.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import styles from './DevicesDialog.module.css';
import type { SignedInDevice } from '../../server/http/deviceRoutes.ts';
import type { ScannedAddress } from '../../server/http/receiver.ts';

const { devices: words } = WORDS;
const { $get: loadDevices, $post: newCode } = deviceApi.devices;
const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });

type Devices = SignedInDevice[];

interface DeviceItemProps {
  device: SignedInDevice;
  isOnly: boolean;
  onChange: (devices: Devices) => void;
}

function DeviceItem({ device, isOnly, onChange }: DeviceItemProps) {
  const { id, name, added, used, isThis } = device;
  const [newName, setNewName] = useState(name);
  const { $put, $delete } = deviceApi.devices[':id'];
  const rename = async () =>
    onChange(await answerOf($put({ param: { id }, json: { name: newName } })));
  const remove = async () => {
    if (isThis) await keepBeforeSignOut();
    const others = await answerOf($delete({ param: { id } }));
    if (isThis) showSignInPage();
    else onChange(others);
  };
  return (
    <li>
      <div>
        <b>{isThis ? words.here(name) : name}</b>
        <small>{words.since(DAY.format(added), DAY.format(used))}</small>
        <div data-row>
          <details>
            <summary>{words.rename(name)}</summary>
            <Form
              onSubmit={(event) => {
                event.preventDefault();
                attempt(rename());
              }}
            >
              <label>
                {words.name}
                <input
                  required
                  maxLength={LONGEST_NAME}
                  value={newName}
                  onChange={(event) => setNewName(event.currentTarget.value)}
                />
              </label>
              <Button type="submit" label={words.saveName} />
            </Form>
          </details>
          <details>
            <summary>{WORDS.removeEntry(name)}</summary>
            {isThis && <p>{isOnly ? words.removeLast : words.removeHere}</p>}
            <Button kind="danger" onClick={() => attempt(remove())} label={WORDS.remove} />
          </details>
        </div>
      </div>
    </li>
  );
}

export function DevicesDialog() {
  const [devices, setDevices] = useAnswer(loadDevices);
  const [added, setAdded] = useState<ScannedAddress & { code: string }>();
  const add = () => attempt(answerOf(newCode()).then(setAdded));
  return (
    <Dialog title={words.title}>
      <p>{words.text}</p>
      <ul data-rows>
        {devices?.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isOnly={devices.length === 1}
            onChange={setDevices}
          />
        ))}
      </ul>
      {added ? (
        <Scan {...added}>
          <p role="status">{words.adding}</p>
          <strong className={styles.code}>{added.code}</strong>
        </Scan>
      ) : (
        <Button kind="add" onClick={add} label={words.add} />
      )}
    </Dialog>
  );
}
