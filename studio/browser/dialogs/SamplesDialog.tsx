import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { LAUNCH_WORDS } from '../../shared/words.ts';
import { api } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { useAnswer } from '../controls/attempt.ts';
import { Picture } from '../fields/Picture.tsx';
import { nameOfFile, placeName } from '../names.ts';
import { type EditableFiles, type Place, setAt, valueAt } from '../state/content.ts';
import { leaveOutFile, offerUndo, removeBy } from '../state/removal.ts';
import { samplesLeft } from '../state/samples.ts';
import { goTo, openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { Sample } from '../../server/content/findSamples.ts';

const { samples: words } = WORDS;
/** Groups that are all open at first. */
const MOST_OPEN = 3;
const { $get: loadSamples } = api.samples;

/** Leaves out a page with its links, an entry of a list, or a field. */
function leaveOut(place: Place): void {
  const { file, path } = place;
  const last = path.at(-1);
  const recipe = (files: EditableFiles) => {
    const list = valueAt(files[file], path.slice(0, -1));
    if (Array.isArray(list) && typeof last === 'number') list.splice(last, 1);
    else setAt(files, [file, ...path], undefined);
  };
  offerUndo(path.length === 0 ? leaveOutFile(file) : removeBy(place, recipe));
}

/** Remaining sample content by file, with links to its fields. */
export function SamplesDialog() {
  const files = useStudio((state) => state.files);
  const saved = useStudio((state) => state.saved);
  const [answer] = useAnswer(loadSamples);
  const samples = samplesLeft({ samples: answer ?? [], saved, files });
  const left = samples.filter(({ remark }) => !remark).length;
  // Not of those that are left: an open group must not close under the pointer, nor another open.
  const isShort = new Set(answer?.map(({ file }) => file)).size <= MOST_OPEN;
  const groups = Object.entries(Object.groupBy(samples, ({ file }) => file));
  const row = ({ file, field: path, what, advice, leaveOut: unneeded }: Sample) => {
    const name = placeName(files, { file, path });
    const isPicture = what.startsWith('./') && PICTURE.test(what);
    return (
      <li key={name + what}>
        <div>
          {isPicture ? <Picture {...{ file }} src={what} size="thumb" alt={what} /> : <b>{what}</b>}{' '}
          {advice} <small>{name}</small>
        </div>
        {unneeded && (
          <Button
            aria-label={words.leaveOutName(what)}
            onClick={() => leaveOut({ file, path: unneeded })}
            label={words.leaveOut}
          />
        )}
        {file in files && (
          <Button
            aria-label={`${words.go}: ${name}`}
            onClick={() => goTo({ file, path })}
            label={words.go}
          />
        )}
      </li>
    );
  };
  return (
    <Dialog title={words.title}>
      {answer && <p>{left > 0 ? words.left(left) : LAUNCH_WORDS.none}</p>}
      {groups.map(([file, inFile = []]) => (
        <details key={file} open={isShort}>
          <summary>{`${nameOfFile(files, file)}: ${inFile.length}`}</summary>
          <ul data-rows>{inFile.map(row)}</ul>
        </details>
      ))}
      <DialogFoot>
        <Button
          kind={answer && left === 0 ? 'main' : undefined}
          onClick={() => openDialog('publish')}
          label={answer && left === 0 ? WORDS.publish : words.publishing}
        />
      </DialogFoot>
    </Dialog>
  );
}
