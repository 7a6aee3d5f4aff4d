import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { api } from '../api.ts';
import { useAnswer } from '../controls/attempt.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { fileShowing, placeName } from '../names.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { namesOf, Row } from './Row.tsx';
import { VersionDialog } from './VersionDialog.tsx';
import type { Place } from '../state/content.ts';

const { versions } = WORDS;
const { $get: loadVersions } = api.versions;

/** The last publications. */
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
