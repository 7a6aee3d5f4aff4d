import { useEffect, useState } from 'react';
import { answerOf, api, fail, isPublic, pictureUrl } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Scan } from '../controls/Scan.tsx';
import { attempt } from '../controls/attempt.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { keepUnsaved } from '../state/keeping.ts';
import { reload } from '../state/saving.ts';
import { WORDS } from '../words.ts';
import { StoredImage } from './StoredImage.tsx';
import { type OnUploaded, type StoreUpload, upload } from './uploadQueue.ts';
import type { ScannedAddress } from '../../server/http/receiver.ts';

const { phone: words } = WORDS;

const inInbox = api.inbox[':id'];
const paramOf = (id: string) => ({ id: encodeURIComponent(id) });

/** Photographs that a phone has sent, to be added to the open gallery; and how it sends them. */
export function PhoneDialog({ onUploaded }: { onUploaded: OnUploaded }) {
  const file = useStudio((state) => state.openFile);
  const inbox = useStudio((state) => state.inbox);
  const [receiver, setReceiver] = useState<ScannedAddress>();
  useEffect(() => {
    if (!isPublic()) attempt(answerOf(api.receiver.$post()).then(setReceiver));
  }, []);
  const remove = async (id: string) => {
    await inInbox.$delete({ param: paramOf(id) });
    await reload();
  };
  const add = async (chosen: typeof inbox) => {
    openDialog();
    const photos = chosen.map(({ id, name }) => {
      // Only the studio's unsaved changes keep it from now on.
      const onNamed = async () => (await keepUnsaved()) && remove(id);
      const store: StoreUpload = (query) => inInbox.$post({ param: paramOf(id), query });
      return { name, store, onNamed };
    });
    await upload(file, photos, onUploaded);
  };
  return (
    <Dialog title={words.title}>
      <p>{isPublic() ? words.hosted : words.text}</p>
      {receiver && <Scan {...receiver} />}
      <p role="status">{words.arrived(inbox.length)}</p>
      {inbox.length > 0 && (
        <Button
          kind="main"
          onClick={() => void add(inbox).catch(fail)}
          label={words.add(inbox.length)}
        />
      )}
      <ul data-rows>
        {inbox.map(({ id, name }) => (
          <li key={id}>
            <StoredImage src={pictureUrl(id, 'thumb')} alt="" />
            <span>{name}</span>
            <Button onClick={() => void add([{ id, name }]).catch(fail)} label={WORDS.add(name)} />
            <Button onClick={() => attempt(remove(id))} label={WORDS.removeEntry(name)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
