import { useState } from 'react';
import { noteOf, pictureUrl, post, remove } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { fileShowing, nameOfFile } from '../names.ts';
import { setAt, valueAt } from '../state/data.ts';
import { addMedia, edit, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { dateWords, Failure, useAnswer } from './useAnswer.tsx';
import type { RemovedPlace, TrashAnswer, TrashEntry } from '../../types.ts';
import type { Files } from '../state/data.ts';

const { trash: words } = WORDS;
const MOST_PICTURES = 6;

/** What was removed, the last first. Restoring is an unsaved edit like any other. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const files = useStudio((state) => state.files);
  const { answer, failure } = useAnswer<readonly TrashEntry[]>('/api/trash');
  const [isEmptied, setEmptied] = useState(false);
  const [failed, setFailed] = useState<string>();
  const entries = isEmptied ? [] : answer;
  const restore = async ({ id }: TrashEntry) => {
    const restored = await post<TrashAnswer>(`/api/trash/${id}`);
    addMedia(restored.media);
    const place = placeOf(restored);
    onClose();
    edit(place, (draft) => putBack(draft, restored));
    goTo(place);
  };
  const empty = async () => {
    await remove('/api/trash');
    setEmptied(true);
  };
  const attempt = (work: Promise<void>) => {
    work.catch((error: unknown) => setFailed(noteOf(error)));
  };
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <p>{entries?.length === 0 ? words.none : words.text}</p>
      <Failure words={failure ?? failed} />
      <ul data-rows>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <div>
              <b>{dateWords(entry.removed)}</b> <small>{contentsOf(entry, files)}</small>
              <div>
                {entry.pictures.slice(0, MOST_PICTURES).map((path) => (
                  <img key={path} data-thumb src={pictureUrl(path, 'thumb')} alt="" />
                ))}
              </div>
            </div>
            <button
              type="button"
              aria-label={`${words.restore}: ${dateWords(entry.removed)}`}
              onClick={() => attempt(restore(entry))}
            >
              {words.restore}
            </button>
          </li>
        ))}
      </ul>
      {entries && entries.length > 0 && (
        <button type="button" data-kind="remove" onClick={() => attempt(empty())}>
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

function placeOf({ files: [file], places: [place] }: TrashAnswer) {
  return { file: file?.path ?? place?.file ?? '', path: file ? [] : (place?.path ?? []) };
}

/** Puts restored files, entries and fields back to where they were, unless they are there again. */
function putBack(files: Record<string, unknown>, { files: whole, places }: TrashAnswer): void {
  for (const { path, data } of whole) files[path] ??= data;
  for (const place of places) if (files[place.file] !== undefined) putPlace(files, place);
}

function putPlace(files: Record<string, unknown>, { file, path, value }: RemovedPlace): void {
  const holder = valueAt(files[file], path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(holder) && typeof key === 'number') {
    const isThere = holder.some((entry) =>
      ['src', 'gallery'].some((name) => {
        const known = valueAt(value, [name]);
        return known !== undefined && valueAt(entry, [name]) === known;
      }),
    );
    if (!isThere) holder.splice(key, 0, value);
  } else if (typeof holder === 'object') setAt(files, [file, ...path], value);
}
