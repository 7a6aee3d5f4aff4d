import { useState } from 'react';
import { PICTURE, VIDEO } from '../../../src/logic/mediaExtensions.ts';
import { api, fail, Refusal } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { attempt, useAnswer } from '../controls/attempt.ts';
import { entryName, fileShowing, nameOfFile } from '../names.ts';
import { type Files, slugOf, valueAt } from '../state/content.ts';
import { openDialog, say, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { bringBack } from './bringBack.ts';
import { namesOf, Row } from './Row.tsx';
import type { Chosen } from '../../server/content/restore.ts';
import type { TrashEntry } from '../../server/content/trash.ts';

const { trash } = WORDS;
const { $get: loadTrash } = api.trash;

/** A part of a removal that can come back by itself. */
interface Part {
  name: string;
  file?: string;
  /** Indices of the places that come back with it. */
  places: number[];
}

/** The files, entries and fields of a removal; a gallery with the section that showed it is one. */
function partsOf(files: Files, { files: gone, places }: TrashEntry): Part[] {
  const withoutMedia = gone.filter((path) => !PICTURE.test(path) && !VIDEO.test(path));
  const ofFiles = withoutMedia.map((file): Part => {
    const shows = ({ value }: { value: unknown }) =>
      slugOf(file) !== undefined && valueAt(Object(value), ['gallery']) === slugOf(file);
    const own = [...places.keys()].filter((index) => shows(places[index] ?? { value: undefined }));
    return { name: nameOfFile(files, fileShowing(file)), file, places: own };
  });
  const taken = new Set(ofFiles.flatMap((part) => part.places));
  const others = places.flatMap(({ file, value }, index): Part[] => {
    if (taken.has(index)) return [];
    return [{ name: `${nameOfFile(files, file)} › ${entryName(value)}`, places: [index] }];
  });
  return [...ofFiles, ...others];
}

/** What a removal took away: its parts, or pictures that no words named. */
function contentsOf(files: Files, entry: TrashEntry): string[] {
  const names = partsOf(files, entry).map(({ name }) => name);
  return names.length > 0 ? names : entry.files.map((path) => nameOfFile(files, fileShowing(path)));
}

/** @throws Refusal If a part has no place in the site of now. */
async function restoreParts({ id, places }: TrashEntry, parts: readonly Part[]): Promise<void> {
  const { saved, files } = studio.getState();
  const chosen = {
    files: parts.flatMap(({ file }) => file ?? []),
    places: parts.flatMap((part) => part.places),
  } satisfies Chosen;
  if (chosen.files.some((path) => path in files || path in saved)) throw new Refusal(trash.taken);
  const homes = chosen.places.flatMap((index) => places[index]?.file ?? []);
  const isMissing = (file: string) => !(file in files) && !chosen.files.includes(file);
  if (homes.some(isMissing)) throw new Refusal(trash.noPage);
  // Without parts, it holds pictures only.
  const json = parts.length > 0 ? chosen : null;
  await bringBack(api.trash[':id'].$post({ param: { id }, json }));
}

export function TrashDialog() {
  const files = useStudio((state) => state.files);
  const [entries] = useAnswer(loadTrash);
  const restore = (entry: TrashEntry) => {
    const parts = partsOf(files, entry);
    if (parts.length > 1) openDialog(<RestoreDialog entry={entry} parts={parts} />);
    else attempt(restoreParts(entry, parts));
  };
  const empty = () => api.trash.$delete().then(() => say(trash.none), fail);
  return (
    <Dialog title={trash.title}>
      <p>{entries?.length === 0 ? trash.none : trash.text}</p>
      <ul data-rows>
        {entries?.map((entry) => (
          <Row
            key={entry.id}
            when={entry.when}
            contents={namesOf(contentsOf(files, entry))}
            pictures={entry.pictures}
            action={trash.restore}
            onAct={() => restore(entry)}
          />
        ))}
      </ul>
      {entries && entries.length > 0 && (
        <details>
          <summary>{trash.empty}</summary>
          <form method="dialog">
            <p>{trash.sure(entries.length)}</p>
            <Button type="submit" kind="danger" onClick={() => void empty()} label={trash.delete} />
          </form>
        </details>
      )}
    </Dialog>
  );
}

/** Asks which parts of a removal come back. */
function RestoreDialog({ entry, parts }: { entry: TrashEntry; parts: readonly Part[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<Part>>(new Set(parts));
  const toggle = (part: Part) => setChosen((before) => before.symmetricDifference(new Set([part])));
  return (
    <Dialog title={trash.restore} onClose={() => openDialog(<TrashDialog />)}>
      <p>{trash.choose}</p>
      <ul data-rows>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <label data-row>
              <input type="checkbox" checked={chosen.has(part)} onChange={() => toggle(part)} />
              {part.name}
            </label>
          </li>
        ))}
      </ul>
      <footer data-row>
        <Button
          kind="main"
          disabled={chosen.size === 0}
          onClick={() =>
            attempt(
              restoreParts(
                entry,
                parts.filter((part) => chosen.has(part)),
              ),
            )
          }
          label={trash.restoreChosen}
        />
      </footer>
    </Dialog>
  );
}

/** Files that are not part of the site: told once, they never keep the owner from saving. */
export function UnknownFiles() {
  const unknownFiles = useStudio((state) => state.unknownFiles);
  if (unknownFiles.length === 0) return null;
  const close = () => studio.setState({ unknownFiles: [] });
  const remove = () => api['unknown-files'].$delete().then(close, fail);
  return (
    <div data-notice role="status">
      {trash.unknownFiles(namesOf(unknownFiles))}
      <p data-row>
        <Button onClick={() => void remove()} label={trash.removeUnknownFiles} />
        <Button onClick={close} label={WORDS.close} />
      </p>
    </div>
  );
}
