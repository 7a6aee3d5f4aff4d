import { post, remove } from '../api.ts';
import { DatedRow, Dialog, useAnswer } from '../Dialog.tsx';
import { fileShowing, nameOfFile } from '../names.ts';
import { type Files, setAt, valueAt } from '../state/data.ts';
import { addMedia, edit, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { RemovedPlace, TrashAnswer, TrashEntry } from '../../types.ts';

const { trash: words } = WORDS;
const MOST_PICTURES = 6;

/** What was removed, the last first. Restoring is an unsaved edit like any other. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const known = useStudio((state) => state.files);
  const { answer, setAnswer, failure, attempt } = useAnswer<readonly TrashEntry[]>('/api/trash');
  const restore = async (id: string) => {
    const { files, places, media } = await post<TrashAnswer>(`/api/trash/${id}`);
    const [file, place] = [files[0]?.path, places[0]];
    const shown = { file: file ?? place?.file ?? '', path: file ? [] : (place?.path ?? []) };
    addMedia(media);
    onClose();
    edit(shown, (draft) => {
      for (const { path, data } of files) draft[path] ??= data;
      for (const one of places) putBack(draft, one);
    });
    goTo(shown);
  };
  return (
    <Dialog title={words.title} onClose={onClose} isWide failure={failure}>
      <p>{answer?.length === 0 ? words.none : words.text}</p>
      <ul data-rows>
        {answer?.map((entry) => (
          <DatedRow
            key={entry.id}
            time={entry.removed}
            contents={contentsOf(entry, known)}
            pictures={entry.pictures.slice(0, MOST_PICTURES)}
            actions={{ [words.restore]: () => attempt(restore(entry.id)) }}
          />
        ))}
      </ul>
      {answer && answer.length > 0 && (
        <button
          type="button"
          data-kind="remove"
          onClick={() => attempt(remove('/api/trash').then(() => setAnswer([])))}
        >
          {words.empty}
        </button>
      )}
    </Dialog>
  );
}

/** "Garage oasis: 2 pictures, Imprint" */
function contentsOf({ files, pictures }: TrashEntry, known: Files): string {
  const groups = Object.entries(Object.groupBy(files, fileShowing));
  const parts = groups.map(([file, inside = []]) => {
    const count = inside.filter((path) => pictures.includes(path)).length;
    const name = nameOfFile(known, file);
    return count === 0 ? name : words.pictures(name, count);
  });
  return parts.join(', ');
}

/** Puts an entry or a field back to where it was, unless it is there again or its file is gone. */
function putBack(files: Record<string, unknown>, { file, path, value }: RemovedPlace): void {
  const holder = valueAt(files[file], path.slice(0, -1));
  const index = path.at(-1);
  const isSameEntry = (entry: unknown) =>
    ['src', 'gallery'].some((name) => {
      const known = valueAt(value, [name]);
      return known !== undefined && valueAt(entry, [name]) === known;
    });
  if (Array.isArray(holder) && typeof index === 'number') {
    if (!holder.some(isSameEntry)) holder.splice(index, 0, value);
  } else if (typeof holder === 'object') setAt(files, [file, ...path], value);
}
