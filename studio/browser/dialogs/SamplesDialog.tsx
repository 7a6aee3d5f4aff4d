import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { LAUNCH_WORDS } from '../../shared/words.ts';
import { api } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { useAnswer } from '../controls/attempt.ts';
import { Picture } from '../fields/Picture.tsx';
import { nameOfFile, placeName } from '../names.ts';
import { goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { Sample } from '../../server/content/findSamples.ts';

const { samples: words } = WORDS;
const { $get: loadSamples } = api.samples;

/** Remaining sample content by file, with links to its fields. */
export function SamplesDialog() {
  const files = useStudio((state) => state.files);
  const saved = useStudio((state) => state.saved);
  const [answer] = useAnswer(loadSamples);
  // The server sees only saved content.
  const isThere = ({ file }: Sample) => file in files || !(file in saved);
  const samples = answer?.filter(isThere) ?? [];
  const left = samples.filter(({ remark }) => !remark).length;
  const groups = Object.entries(Object.groupBy(samples, ({ file }) => file));
  const row = ({ file, field: path, what, advice }: Sample) => {
    const name = placeName(files, { file, path });
    const isPicture = what.startsWith('./') && PICTURE.test(what);
    return (
      <li key={name + what}>
        <div>
          {isPicture ? <Picture {...{ file }} src={what} size="thumb" alt={what} /> : <b>{what}</b>}{' '}
          {advice} <small>{name}</small>
        </div>
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
        <details key={file} open={groups.length < 4}>
          <summary>{`${nameOfFile(files, file)}: ${inFile.length}`}</summary>
          <ul data-rows>{inFile.map(row)}</ul>
        </details>
      ))}
    </Dialog>
  );
}
