import { useEffect, useState } from 'react';
import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { COPY, STUDIO } from '../../addresses.ts';
import { confirmFirst, Refusal, request } from '../api.ts';
import { attempt, Button, Dialog, useAnswer } from '../controls.tsx';
import { Picture } from '../fields/pictures.tsx';
import { fileShowing, nameOfFile, placeName, sectionName } from '../names.ts';
import { openPage } from '../page/openPage.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { type Files, type FilesDraft, type Place, setAt, valueAt } from '../state/content.ts';
import { addMedia, edit, goTo, openDialog, say, studio, useStudio } from '../state/store.ts';
import { checkNow, fail, save } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import { publish, PublishDialog } from './PublishDialog.tsx';
import type { Restored } from '../../content/restore.ts';
import type { RemovedPlace, TrashEntry } from '../../content/trash.ts';
import type { Version } from '../../publish/versions.ts';

const { copy, trash, versions } = WORDS;
/** Number of pictures and names shown per row. */
const MOST = 6;
const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

interface RowProps {
  when: string;
  contents: string;
  pictures: readonly string[];
  action: string;
  onAct: () => void;
}

function Row({ when, contents, pictures, action, onAct }: RowProps) {
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

function namesOf(names: readonly string[]): string {
  return [...new Set(names)].slice(0, MOST).join(', ');
}

/** Restores a removal, a version or a copy as an unsaved edit. */
async function bringBack(address: string, file?: Blob): Promise<void> {
  const { files, media, removed, places } = await request<Restored>('POST', address, file);
  const [place = { file: files[0]?.path ?? '', path: [] }] = files.length > 0 ? [] : places;
  addMedia(media);
  edit(place, (draft) => {
    for (const path of removed) setAt(draft, [path], undefined);
    for (const { path, data } of files) draft[path] = data;
    for (const one of places) putBack(draft, one);
  });
  goTo(place);
}

/** Puts an entry or a field back to where it was, unless its file is gone. */
function putBack(files: FilesDraft, { file, path, value }: RemovedPlace): void {
  const holder = valueAt(files[file], path.slice(0, -1));
  if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 0, value);
  else if (holder !== undefined) setAt(files, [file, ...path], value);
}

/** What a removal took away: files, and sections of pages. */
function contentsOf(files: Files, { files: gone, places }: TrashEntry): string[] {
  const sections = places.filter(({ path }) => path.length === 2 && path[0] === 'sections');
  return [
    ...gone.map((path) => nameOfFile(files, fileShowing(path))),
    ...sections.map(({ value }) => sectionName(value)),
  ];
}

export function TrashDialog() {
  const files = useStudio((state) => state.files);
  const [entries] = useAnswer<readonly TrashEntry[]>('/api/trash');
  const restore = async ({ id, files: gone }: TrashEntry) => {
    const { saved } = studio.getState();
    if (gone.some((path) => path in files || path in saved)) throw new Refusal(trash.taken);
    await bringBack(`/api/trash/${id}`);
  };
  const empty = () => request('DELETE', '/api/trash').then(() => say(trash.none), fail);
  return (
    <Dialog title={trash.title}>
      <p>{entries?.length === 0 ? trash.none : trash.text}</p>
      <ul data-rows>
        {entries?.map((entry) => (
          <Row
            key={entry.id}
            when={entry.when}
            contents={namesOf(contentsOf(files, entry))}
            pictures={entry.pictures}
            action={trash.restore}
            onAct={() => attempt(restore(entry))}
          />
        ))}
      </ul>
      {entries && entries.length > 0 && (
        <details>
          <summary>{trash.empty}</summary>
          <form method="dialog" data-row>
            <span>{trash.sure(entries.length)}</span>
            <Button type="submit" kind="remove" onClick={() => void empty()} label={trash.delete} />
          </form>
        </details>
      )}
    </Dialog>
  );
}

export function CopyDialog() {
  const download = async () => {
    await confirmFirst();
    const link = Object.assign(document.createElement('a'), { href: STUDIO + COPY });
    link.download = 'site.zip';
    link.click();
  };
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    // Otherwise the whole file would be sent twice.
    await confirmFirst();
    await bringBack('/api/copy', file);
    say(copy.opened);
  };
  return (
    <Dialog title={copy.title}>
      <p>{copy.text}</p>
      <p>
        <Button onClick={() => attempt(download())} label={copy.save} />
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

/** Files that are not part of the site: told once, they never keep the owner from saving. */
export function Strays() {
  const strays = useStudio((state) => state.strays);
  if (strays.length === 0) return null;
  const close = () => studio.setState({ strays: [] });
  const remove = () => request('DELETE', '/api/strays').then(close, fail);
  return (
    <div data-notice role="status">
      {trash.strays(namesOf(strays))}
      <p data-row>
        <Button onClick={() => void remove()} label={trash.removeStrays} />
        <Button onClick={close} label={WORDS.close} />
      </p>
    </div>
  );
}

export function VersionsDialog() {
  const files = useStudio((state) => state.files);
  const media = useStudio((state) => state.media);
  const [answer] = useAnswer<readonly Version[]>('/api/versions');
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
  const back = () => bringBack(`/api/versions/${id}`);
  const putOnline = async () => {
    await back();
    if (!(await save())) return;
    openDialog(<PublishDialog />);
    await publish();
  };
  useEffect(() => {
    attempt(request('POST', `/api/versions/${id}/look`).then(() => setReady(true)));
    // The preview shows today's words again: the saved ones, then the draft if it has no problems.
    return () => void request('DELETE', '/api/versions/look').then(checkNow, checkNow);
  }, [id]);
  return (
    <Dialog title={title} onClose={() => openDialog(<VersionsDialog />)}>
      {failure === undefined && (
        <p role="status">{isReady ? versions.looking : versions.preparing}</p>
      )}
      {isReady && <PageFrame title={title} width="100%" height="480" src="/" onPage={openPage} />}
      <form method="dialog" data-row>
        <Button onClick={() => attempt(putOnline())} label={versions.putOnline} />
        <Button onClick={() => attempt(back())} label={versions.bringBack} />
        <Button type="submit" kind="main" label={versions.today} />
      </form>
    </Dialog>
  );
}
