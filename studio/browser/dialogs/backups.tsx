import { useEffect, useState } from 'react';
import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { COPY, STUDIO } from '../../shared/addresses.ts';
import { answerOf, api, confirmFirst } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { attempt, useAnswer } from '../controls/attempt.ts';
import { Picture } from '../fields/Picture.tsx';
import { fileShowing, placeName } from '../names.ts';
import { openPage } from '../page/openPage.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { type Place, setAt } from '../state/content.ts';
import { putBack } from '../state/takeBack.ts';
import { addMedia, edit, goTo, openDialog, say, studio, useStudio } from '../state/store.ts';
import { checkNow } from '../state/checks.ts';
import { publish } from '../state/publication.ts';
import { save } from '../state/saving.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { copyName } from './copyName.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { Restored } from '../../server/content/restore.ts';
import type { Version } from '../../server/publish/versions.ts';

const { copy, versions } = WORDS;
const { $get: loadVersions } = api.versions;
/** Number of pictures and names shown per row. */
const MOST = 6;
const WHEN = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeStyle: 'short' });

interface RowProps {
  when: string;
  contents: string;
  pictures: readonly string[];
  action: string;
  onAct: () => void;
}

export function Row({ when, contents, pictures, action, onAct }: RowProps) {
  const date = WHEN.format(new Date(when));
  return (
    <li>
      <div>
        <b>{date}</b> <small>{contents}</small>
        {pictures.slice(0, MOST).map((path) => (
          <Picture key={path} file="" src={path} size="thumb" />
        ))}
      </div>
      <Button aria-label={`${action}: ${date}`} onClick={onAct} label={action} />
    </li>
  );
}

export function namesOf(names: readonly string[]): string {
  return [...new Set(names)].slice(0, MOST).join(', ');
}

/** Restores a removal, a version or a copy as an unsaved edit. */
export async function bringBack(
  request: Promise<{ json: () => Promise<Restored> }>,
): Promise<void> {
  const { files, media, removed, places } = await answerOf(request);
  const [file] = files;
  const nowhere = { file: '', path: [] };
  const place: Place = file ? { file: file.path, path: [] } : (places[0] ?? nowhere);
  addMedia(media);
  edit(place, (state) => {
    for (const path of removed) setAt(state, [path], undefined);
    for (const { path, data } of files) state[path] = data;
    putBack(state, places);
  });
  goTo(place);
}

export function CopyDialog() {
  const download = async () => {
    await confirmFirst();
    const link = Object.assign(document.createElement('a'), { href: STUDIO + COPY });
    link.download = copyName(studio.getState().files['business.yaml'], new Date());
    link.click();
  };
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    // Otherwise the whole file would be sent twice.
    await confirmFirst();
    await bringBack(api.copy.$post({}, { init: { body: file } }));
    say(copy.opened);
  };
  return (
    <Dialog title={copy.title}>
      <p>{copy.text}</p>
      <p>
        <Button kind="main" onClick={() => attempt(download())} label={copy.save} />
      </p>
      <label>
        {copy.open}
        <input
          type="file"
          accept=".zip"
          onChange={({ currentTarget }) => attempt(open([...(currentTarget.files ?? [])]))}
        />
      </label>
    </Dialog>
  );
}

export function VersionsDialog() {
  const files = useStudio((state) => state.files);
  const media = useStudio((state) => state.media);
  const [answer] = useAnswer(loadVersions);
  const nameOfPlace = ({ file, path }: Place) =>
    placeName(files, { file: fileShowing(file), path });
  return (
    <Dialog title={versions.title}>
      <p>{answer?.length === 0 ? versions.none : versions.text}</p>
      <ul data-rows>
        {answer?.map((version) => (
          <Row
            key={version.id}
            when={version.when}
            contents={namesOf(version.places.map(nameOfPlace)) || versions.first}
            pictures={version.files.filter((path) => path in media && PICTURE.test(path))}
            action={versions.look}
            onAct={() => openDialog(<VersionDialog {...version} />)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function VersionDialog({ id, when }: Version) {
  const failure = useStudio((state) => state.failure);
  const [isReady, setReady] = useState(false);
  const title = WHEN.format(new Date(when));
  const back = () => bringBack(api.versions[':id'].$post({ param: { id } }));
  const putOnline = async () => {
    await back();
    if (!(await save())) return;
    openDialog(<PublishDialog />);
    await publish();
  };
  useEffect(() => {
    attempt(api.versions[':id'].look.$post({ param: { id } }).then(() => setReady(true)));
    // The preview shows today's words again: the saved ones, then the unsaved ones without problems.
    return () => void api.versions.look.$delete().then(checkNow, checkNow);
  }, [id]);
  return (
    <Dialog title={title} isWide onClose={() => openDialog(<VersionsDialog />)}>
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
