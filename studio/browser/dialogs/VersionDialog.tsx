import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { openPage } from '../page/openPage.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { checkNow } from '../state/checks.ts';
import { publish } from '../state/publication.ts';
import { save } from '../state/saving.ts';
import { type DialogName, openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { bringBack } from './bringBack.ts';
import { whenOf } from './Row.tsx';
import type { Version } from '../../server/publish/versions.ts';

const { versions } = WORDS;

interface VersionDialogProps extends Version {
  /** The dialog that led here. */
  backTo?: DialogName;
}

/** A former publication as visitors saw it, and the ways back to it. */
export function VersionDialog({ id, when, backTo = 'versions' }: VersionDialogProps) {
  const failure = useStudio((state) => state.failure);
  const [isReady, setReady] = useState(false);
  const title = whenOf(when);
  const back = () => bringBack(api.versions[':id'].$post({ param: { id } }));
  const putOnline = async () => {
    await back();
    if (!(await save())) return;
    openDialog('publish');
    await publish();
  };
  useEffect(() => {
    attempt(api.versions[':id'].look.$post({ param: { id } }).then(() => setReady(true)));
    // The preview shows today's words again: the saved ones, then the unsaved ones without problems.
    return () => void api.versions.look.$delete().then(checkNow, checkNow);
  }, [id]);
  return (
    <Dialog title={title} isWide onClose={() => openDialog(backTo)}>
      {failure === undefined && (
        <p role="status">{isReady ? versions.looking : versions.preparing}</p>
      )}
      {isReady && <PageFrame title={title} width="100%" height="480" src="/" onPage={openPage} />}
      <form method="dialog">
        <DialogFoot>
          <Button onClick={() => attempt(putOnline())} label={versions.putOnline} />
          <Button onClick={() => attempt(back())} label={versions.bringBack} />
          <Button type="submit" kind="main" label={versions.today} />
        </DialogFoot>
      </form>
    </Dialog>
  );
}
