import { pictureUrl } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { nameOfFile, placeName } from '../names.ts';
import { picturePath } from '../state/pictures.ts';
import { formOf, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { Failure, useAnswer } from './useAnswer.tsx';
import type { Sample } from '../../types.ts';

const { samples: words } = WORDS;
const PICTURE = /^\.\/.+\.(?:jpe?g|png|webp)$/iu;

/** What came with the project and is still there, file by file, each with the way to its field. */
export function SamplesDialog({ onClose }: { onClose: () => void }) {
  const files = useStudio((state) => state.files);
  const { answer, failure } = useAnswer<readonly Sample[]>('/api/samples');
  const left = answer?.filter(({ remark }) => !remark) ?? [];
  const remarks = answer?.filter(({ remark }) => remark) ?? [];
  const row = ({ file, field, what, advice }: Sample) => {
    const place = { file, path: field };
    const name = placeName(files, formOf, place);
    const isPicture = PICTURE.test(what);
    return (
      <li key={name + what}>
        <div>
          {isPicture && (
            <img data-thumb src={pictureUrl(picturePath(file, what), 'thumb')} alt={what} />
          )}
          {!isPicture && <b>{what}</b>} {advice} <small>{name}</small>
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
    <Dialog title={words.title} onClose={onClose} isWide>
      <Failure words={failure} />
      {answer && <p>{left.length > 0 ? words.text(left.length) : words.ready}</p>}
      {groups.map(([file, inFile = []]) => (
        <details key={file} open={groups.length < 4}>
          <summary>{words.group(nameOfFile(files, file), inFile.length)}</summary>
          <ul data-rows>{inFile.map(row)}</ul>
        </details>
      ))}
      {remarks.length > 0 && <p>{words.remarks}</p>}
      <ul data-rows>{remarks.map(row)}</ul>
    </Dialog>
  );
}
