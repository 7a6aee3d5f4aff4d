import { useEffect, useState } from 'react';
import { answerOf, api, fail, isPublic, pictureUrl } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Scan } from '../controls/Scan.tsx';
import { openDialog, useStudio } from '../state/store.ts';
import { keepUnsaved } from '../state/keeping.ts';
import { reload } from '../state/saving.ts';
import { WORDS } from '../words.ts';
import { addPhotos } from './addPhotos.tsx';
import { StoredImage } from './StoredImage.tsx';
import styles from './PhoneDialog.module.css';
import type { StoreUpload } from './uploadQueue.ts';
import type { ScannedAddress } from '../../server/http/receiver.ts';

const { phone: words } = WORDS;

const inInbox = api.inbox[':id'];
const paramOf = (id: string) => ({ id: encodeURIComponent(id) });

/** How a phone sends photographs, and those that have arrived, to be added to a gallery. */
export function PhoneDialog({ file }: { file: string }) {
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
    await addPhotos(file, photos);
  };
  return (
    <Dialog title={words.title}>
      {isPublic() && <p>{words.hosted}</p>}
      {receiver && (
        <Scan {...receiver}>
          <p>{words.text}</p>
          <p>{words.network}</p>
        </Scan>
      )}
      {/* First how it works, then that nothing has come. */}
      {(receiver ?? isPublic()) && (
        <p role="status">{inbox.length === 0 ? words.waiting : words.arrived(inbox.length)}</p>
      )}
      {inbox.length > 0 && (
        <>
          <ul className={styles.arrived}>
            {inbox.map(({ id, name }) => (
              <li key={id} className={styles.photo}>
                <button
                  type="button"
                  className={styles.add}
                  aria-label={WORDS.add(name)}
                  title={WORDS.add(name)}
                  onClick={() => void add([{ id, name }]).catch(fail)}
                >
                  <StoredImage className={styles.picture} src={pictureUrl(id, 'thumb')} alt="" />
                </button>
                <span className={styles.name}>{name}</span>
                <IconButton
                  icon="trash"
                  label={WORDS.removeEntry(name)}
                  onClick={() => attempt(remove(id))}
                />
              </li>
            ))}
          </ul>
          <DialogFoot>
            <Button
              kind="main"
              onClick={() => void add(inbox).catch(fail)}
              label={words.add(inbox.length)}
            />
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
