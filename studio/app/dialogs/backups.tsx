import { useEffect, useRef, useState } from 'react';
import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { PAGE_ORIGIN, pictureUrl, request } from '../api.ts';
import { attempt, Button, Dialog, useAnswer } from '../controls.tsx';
import { fileShowing, nameOfFile, placeName } from '../names.ts';
import { entryName, type Files, type FilesDraft, setAt, valueAt } from '../state/content.ts';
import { addMedia, edit, formOf, goTo, useStudio } from '../state/store.ts';
import { checkNow } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { ToPage } from '../../bridge/messages.ts';
import type { RemovedPlace, TrashAnswer, TrashEntry, Version, VersionAnswer } from '../../types.ts';

const { trash, versions } = WORDS;
const MOST_PICTURES = 6;
const MOST_NAMES = 4;
const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
/** Links lead on, and no field opens. */
const ONLY_LOOKING: ToPage = { type: 'words', entries: [], isEditing: false };

interface RowProps {
  when: string;
  contents: string;
  pictures: readonly string[];
  /** What can be done with it, by the words of the button. */
  actions: Readonly<Record<string, () => void>>;
}

/** A state of the content to return to. */
function Row({ when, contents, pictures, actions }: RowProps) {
  const media = useStudio((state) => state.media);
  const date = WHEN.format(new Date(when));
  return (
    <li>
      <div>
        <b>{date}</b> <small>{contents}</small>
        {pictures.slice(0, MOST_PICTURES).map((path) => (
          <img key={path} src={pictureUrl(path, 'thumb', media[path])} alt="" />
        ))}
      </div>
      {Object.entries(actions).map(([name, act]) => (
        <Button key={name} aria-label={`${name}: ${date}`} onClick={act} label={name} />
      ))}
    </li>
  );
}

/** Brings back what was removed, or a version: an unsaved edit like any other. */
function bringBack(answer: TrashAnswer | VersionAnswer): void {
  const { files, media } = answer;
  const places = 'places' in answer ? answer.places : [];
  const removed = 'removed' in answer ? answer.removed : [];
  const [file, place] = [files[0]?.path, places[0]];
  const shown = file === undefined && place ? place : { file: file ?? '', path: [] };
  addMedia(media);
  edit(shown, (draft) => {
    for (const path of removed) setAt(draft, [path], undefined);
    for (const { path, data } of files)
      if ('removed' in answer || !(path in draft)) draft[path] = data;
    for (const one of places) putBack(draft, one);
  });
  goTo({ file: shown.file, path: shown.path });
}

/** Puts an entry or a field back to where it was, unless it is there again or its file is gone. */
function putBack(files: FilesDraft, { file, path, value }: RemovedPlace): void {
  const holder = valueAt(files[file], path.slice(0, -1));
  const index = path.at(-1);
  const name = entryName(value);
  if (Array.isArray(holder) && typeof index === 'number') {
    const isThere = name !== undefined && holder.map(entryName).includes(name);
    if (!isThere) holder.splice(index, 0, value);
  } else if (typeof holder === 'object') setAt(files, [file, ...path], value);
}

/** "Garage oasis: 2 pictures, Imprint" */
function removedWords({ files, pictures }: TrashEntry, known: Files): string {
  const groups = Object.entries(Object.groupBy(files, fileShowing));
  const parts = groups.map(([file, inside = []]) => {
    const count = inside.filter((path) => pictures.includes(path)).length;
    const name = nameOfFile(known, file);
    return count === 0 ? name : trash.pictures(name, count);
  });
  return parts.join(', ');
}

/** What was removed, the last first. */
export function TrashDialog() {
  const files = useStudio((state) => state.files);
  const [entries, setEntries] = useAnswer<readonly TrashEntry[]>('/api/trash');
  const restore = async (id: string) =>
    bringBack(await request<TrashAnswer>('POST', `/api/trash/${id}`));
  const empty = () => request('DELETE', '/api/trash').then(() => setEntries([]));
  return (
    <Dialog title={trash.title} isWide>
      <p>{entries?.length === 0 ? trash.none : trash.text}</p>
      <ul data-rows>
        {entries?.map((entry) => (
          <Row
            key={entry.id}
            when={entry.removed}
            contents={removedWords(entry, files)}
            pictures={entry.pictures}
            actions={{ [trash.restore]: () => attempt(restore(entry.id)) }}
          />
        ))}
      </ul>
      {entries && entries.length > 0 && (
        <Button kind="remove" onClick={() => attempt(empty())} label={trash.empty} />
      )}
    </Dialog>
  );
}

/** "Home: contact text, Imprint and 2 more" */
function changedWords({ places }: Version, files: Files): string {
  const shown = places.map(({ file, path }) => ({ file: fileShowing(file), path }));
  const names = [...new Set(shown.map((place) => placeName(files, formOf, place)))];
  const rest = names.length - MOST_NAMES;
  const first = names.slice(0, MOST_NAMES).join(', ') || versions.before;
  return rest > 0 ? first + versions.more(rest) : first;
}

/** The published states of the site, the last first. */
export function VersionsDialog() {
  const files = useStudio((state) => state.files);
  const media = useStudio((state) => state.media);
  const [answer] = useAnswer<readonly Version[]>('/api/versions');
  const [looked, setLooked] = useState<Version>();
  const restore = async ({ id }: Version) =>
    bringBack(await request<VersionAnswer>('POST', `/api/versions/${id}`));
  if (looked)
    return (
      <VersionDialog
        version={looked}
        onBack={() => setLooked(undefined)}
        onBringBack={() => attempt(restore(looked))}
      />
    );
  return (
    <Dialog title={versions.title} isWide>
      <p>{answer?.length === 0 ? versions.none : versions.text}</p>
      <ul data-rows>
        {answer?.map((version) => (
          <Row
            key={version.id}
            when={version.when}
            contents={changedWords(version, files)}
            pictures={version.files.filter((path) => path in media && PICTURE.test(path))}
            actions={{
              [versions.look]: () => setLooked(version),
              [versions.bringBack]: () => attempt(restore(version)),
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface VersionDialogProps {
  version: Version;
  onBack: () => void;
  onBringBack: () => void;
}

/** The whole site as it was. */
function VersionDialog({ version: { id, when }, onBack, onBringBack }: VersionDialogProps) {
  const failure = useStudio((state) => state.failure);
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const title = WHEN.format(new Date(when));
  useEffect(() => {
    attempt(request('POST', `/api/versions/${id}/look`).then(() => setReady(true)));
    // The preview shows today's words again: the saved ones, then the draft if it has no problems.
    return () => void request('DELETE', '/api/versions/look').then(checkNow, checkNow);
  }, [id]);
  useEffect(() => {
    const answer = ({ source }: MessageEvent) => {
      const page = frame.current?.contentWindow;
      if (page && source === page) page.postMessage(ONLY_LOOKING, PAGE_ORIGIN);
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, []);
  return (
    <Dialog title={title} onClose={onBack} isWide>
      {failure === undefined && (
        <p role="status">{isReady ? versions.looking : versions.preparing}</p>
      )}
      {isReady && <iframe ref={frame} title={title} src={`${PAGE_ORIGIN}/`} />}
      <form method="dialog" data-row>
        <Button onClick={onBringBack} label={versions.bringBack} />
        <Button type="submit" kind="main" label={versions.today} />
      </form>
    </Dialog>
  );
}
