import { COPY, STUDIO } from '../../shared/addresses.ts';
import { api, confirmFirst } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { chooseFiles } from '../gallery/chooseFiles.ts';
import { say, studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { bringBack } from './bringBack.ts';
import { copyName } from './copyName.ts';

const { copy } = WORDS;

export function CopyDialog() {
  const download = async () => {
    await confirmFirst();
    const link = Object.assign(document.createElement('a'), { href: STUDIO + COPY });
    link.download = copyName(studio.getState().files['business.yaml'], new Date());
    link.click();
  };
  const open = async () => {
    const [file] = await chooseFiles('copy');
    if (!file) return;
    // Otherwise the whole file would be sent twice.
    await confirmFirst();
    await bringBack(api.copy.$post({}, { init: { body: file } }));
    say(copy.opened);
  };
  return (
    <Dialog title={copy.title}>
      <p>{copy.text}</p>
      <DialogFoot>
        <Button onClick={() => attempt(open())} label={copy.open} />
        <Button kind="main" onClick={() => attempt(download())} label={copy.save} />
      </DialogFoot>
    </Dialog>
  );
}
