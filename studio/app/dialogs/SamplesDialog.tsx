import { useState } from 'react';
import { PICTURE } from '../../../src/logic/mediaEndings.ts';
import { Dialog, useAnswer } from '../Dialog.tsx';
import { Picture } from '../fields/Picture.tsx';
import { nameOfFile, placeName, slugOf } from '../names.ts';
import { picturesOf } from '../state/pictures.ts';
import { formOf, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { RemoveFileDialog } from './RemoveDialog.tsx';
import type { Sample, SamplesAnswer } from '../../types.ts';

const { samples: words } = WORDS;

/** What came with the project and is still there, file by file, each with the way to its field. */
export function SamplesDialog({ onClose }: { onClose: () => void }) {
  const files = useStudio((state) => state.files);
  const saved = useStudio((state) => state.saved);
  const { answer, failure } = useAnswer<SamplesAnswer>('/api/samples');
  const [removing, setRemoving] = useState<string>();
  // The answer knows only what is saved.
  const isThere = ({ file }: Sample) => file in files || !(file in saved);
  const samples = answer?.samples.filter(isThere) ?? [];
  const left = samples.filter(({ remark }) => !remark);
  const remarks = samples.filter(({ remark }) => remark);
  const row = ({ file, field, what, advice }: Sample) => {
    const place = { file, path: field };
    const name = placeName(files, formOf, place);
    const isPicture = what.startsWith('./') && PICTURE.test(what);
    return (
      <li key={name + what}>
        <div>
          {isPicture ? (
            <Picture {...{ file }} src={what} size="thumb" data-thumb alt={what} />
          ) : (
            <b>{what}</b>
          )}{' '}
          {advice} <small>{name}</small>
        </div>
        {file in files && (
          <button
            type="button"
            aria-label={`${words.go}: ${name}`}
            onClick={() => {
              onClose();
              goTo(place);
            }}
          >
            {words.go}
          </button>
        )}
      </li>
    );
  };
  const groups = Object.entries(Object.groupBy(left, ({ file }) => file));
  return (
    <Dialog title={words.title} onClose={onClose} isWide failure={failure}>
      {answer && <p>{left.length > 0 ? words.text(left.length, answer.total) : words.ready}</p>}
      {groups.map(([file, inFile = []]) => (
        <details key={file} open={groups.length < 4}>
          <summary>{words.group(nameOfFile(files, file), inFile.length)}</summary>
          <ul data-rows>{inFile.map(row)}</ul>
          {slugOf(file) !== undefined && inFile.length === picturesOf(files, file).length && (
            <button type="button" data-kind="remove" onClick={() => setRemoving(file)}>
              {words.removeGallery}
            </button>
          )}
        </details>
      ))}
      {remarks.length > 0 && <p>{words.remarks}</p>}
      <ul data-rows>{remarks.map(row)}</ul>
      {removing !== undefined && (
        <RemoveFileDialog file={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Dialog>
  );
}
