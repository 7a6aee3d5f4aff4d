import { useEffect, useRef, useState } from 'react';
import { PICTURE } from '../../../src/logic/mediaEndings.ts';
import { PAGE_ORIGIN, post, remove } from '../api.ts';
import { DatedRow, dateWords, Dialog, useAnswer, useRequests } from '../Dialog.tsx';
import { fileShowing, placeName } from '../names.ts';
import { setAt } from '../state/data.ts';
import { addMedia, edit, formOf, goTo, useStudio } from '../state/store.ts';
import { checkNow } from '../state/sync.ts';
import { WORDS } from '../words.ts';
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
  const { answer, failure, attempt } = useAnswer<readonly Version[]>('/api/versions');
  const [looked, setLooked] = useState<Version>();
  const changesOf = ({ places }: Version) => {
    const nameOf = ({ file, path }: VersionPlace) =>
      placeName(files, formOf, { file: fileShowing(file), path });
    const names = [...new Set(places.map(nameOf))];
    if (names.length === 0) return words.before;
    const rest = names.length - MOST_NAMES;
    return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? words.more(rest) : '');
  };
  const bringBack = async (id: string) => {
    const version = await post<VersionAnswer>(`/api/versions/${id}`);
    const place = { file: version.files[0]?.path ?? '', path: [] };
    addMedia(version.media);
    onClose();
    edit(place, (draft) => {
      for (const path of version.removed) setAt(draft, [path], undefined);
      for (const { path, data } of version.files) draft[path] = data;
    });
    goTo(place);
  };
  if (looked)
    return (
      <VersionView
        version={looked}
        onBack={() => setLooked(undefined)}
        onBringBack={() => attempt(bringBack(looked.id))}
      />
    );
  return (
    <Dialog title={words.title} onClose={onClose} isWide failure={failure}>
      <p>{answer?.length === 0 ? words.none : words.text}</p>
      <ul data-rows>
        {answer?.map((version) => (
          <DatedRow
            key={version.id}
            time={version.when}
            contents={changesOf(version)}
            pictures={version.files
              .filter((path) => path in media && PICTURE.test(path))
              .slice(0, MOST_NAMES)}
            actions={{
              [words.look]: () => setLooked(version),
              [words.bringBack]: () => attempt(bringBack(version.id)),
            }}
          />
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
  const { failure, setError } = useRequests();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    post(`/api/versions/${version.id}/look`).then(() => setReady(true), setError);
    // The preview shows today's words again: the saved ones, then the draft if it has no problems.
    return () => void remove('/api/versions/look').then(checkNow, checkNow);
  }, [version.id, setError]);
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
    <Dialog title={title} onClose={onBack} isWide failure={failure}>
      {failure === undefined && <p role="status">{isReady ? words.looking : words.preparing}</p>}
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
