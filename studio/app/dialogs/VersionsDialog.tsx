import { useEffect, useRef, useState } from 'react';
import { PICTURE } from '../../../src/logic/mediaEndings.ts';
import { noteOf, PAGE_ORIGIN, pictureUrl, post, remove } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { fileShowing, placeName } from '../names.ts';
import { setAt } from '../state/data.ts';
import { addMedia, edit, formOf, goTo, useStudio } from '../state/store.ts';
import { checkNow } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import { dateWords, Failure, useAnswer } from './useAnswer.tsx';
import type { ToPage } from '../../bridge/messages.ts';
import type { Version, VersionAnswer, VersionPlace } from '../../types.ts';

const { versions: words } = WORDS;
const MOST_NAMES = 4;
/** Links lead on, and no field opens. */
const ONLY_LOOKING: ToPage = { type: 'words', entries: [], isEditing: false };

/** The published states of the site, the last first. Bringing one back is an unsaved edit. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const files = useStudio((state) => state.files);
  const media = useStudio((state) => state.media);
  const { answer, failure } = useAnswer<readonly Version[]>('/api/versions');
  const [looked, setLooked] = useState<Version>();
  const [failed, setFailed] = useState<string>();
  const changesOf = (version: Version) => {
    const nameOf = ({ file, path }: VersionPlace) =>
      placeName(files, formOf, { file: fileShowing(file), path });
    const names = [...new Set(version.places.map(nameOf))];
    if (names.length === 0) return words.before;
    const rest = names.length - MOST_NAMES;
    return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? words.more(rest) : '');
  };
  const picturesOf = (version: Version) =>
    version.files.filter((path) => path in media && PICTURE.test(path)).slice(0, MOST_NAMES);
  const bringBack = ({ id }: Version) => {
    post<VersionAnswer>(`/api/versions/${id}`).then(
      (version) => {
        addMedia(version.media);
        const place = { file: version.files[0]?.path ?? '', path: [] };
        onClose();
        edit(place, (draft) => {
          for (const path of version.removed) setAt(draft, [path], undefined);
          for (const { path, data } of version.files) draft[path] = data;
        });
        goTo(place);
      },
      (error: unknown) => setFailed(noteOf(error)),
    );
  };
  if (looked)
    return (
      <VersionView
        version={looked}
        onBack={() => setLooked(undefined)}
        onBringBack={() => bringBack(looked)}
      />
    );
  const button = (version: Version, label: string, onClick: () => void) => (
    <button type="button" aria-label={`${label}: ${dateWords(version.when)}`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <p>{answer?.length === 0 ? words.none : words.text}</p>
      <Failure words={failure ?? failed} />
      <ul data-rows>
        {answer?.map((version) => (
          <li key={version.id}>
            <div>
              <b>{dateWords(version.when)}</b> <small>{changesOf(version)}</small>
              {picturesOf(version).map((path) => (
                <img key={path} data-thumb src={pictureUrl(path, 'thumb', media[path])} alt="" />
              ))}
            </div>
            {button(version, words.look, () => setLooked(version))}
            {button(version, words.bringBack, () => bringBack(version))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface VersionViewProps {
  version: Version;
  onBack: () => void;
  onBringBack: () => void;
}

/** The whole site as it was. */
function VersionView({ version, onBack, onBringBack }: VersionViewProps) {
  const [isReady, setReady] = useState(false);
  const [failed, setFailed] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    post(`/api/versions/${version.id}/look`).then(
      () => setReady(true),
      (error: unknown) => setFailed(noteOf(error)),
    );
    // The preview shows today's words again: the saved ones, then the draft if it has no problems.
    return () => void remove('/api/versions/look').then(checkNow, checkNow);
  }, [version.id]);
  useEffect(() => {
    const answer = ({ source }: MessageEvent) => {
      const page = frame.current?.contentWindow;
      if (page && source === page) page.postMessage(ONLY_LOOKING, PAGE_ORIGIN);
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, []);
  const title = dateWords(version.when);
  return (
    <Dialog title={title} onClose={onBack} isWide>
      {failed === undefined && <p role="status">{isReady ? words.looking : words.preparing}</p>}
      <Failure words={failed} />
      {isReady && <iframe ref={frame} title={title} src={`${PAGE_ORIGIN}/`} />}
      <form method="dialog">
        <button type="button" onClick={onBringBack}>
          {words.bringBack}
        </button>
        <button type="submit" data-kind="main">
          {words.today}
        </button>
      </form>
    </Dialog>
  );
}
