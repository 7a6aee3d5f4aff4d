import { useMemo } from 'react';
import { isGroup } from '../../shared/data.ts';
import { Button } from '../controls/Button.tsx';
import { addressOfFile, entryName, placeName, shortened } from '../names.ts';
import { edit, rememberRename, useStudio } from '../state/store.ts';
import { takeBack, type UnpublishedChange, unpublishedChanges } from '../state/unpublished.ts';
import { WORDS } from '../words.ts';
import { textsIn } from './ConflictDialog.tsx';
import type { Files } from '../state/content.ts';

const { changes: words } = WORDS;
/** Of an added or removed entry. */
const MOST_LETTERS = 120;

/** What differs from the words that were published last. */
export function useUnpublished(): UnpublishedChange[] {
  const files = useStudio((state) => state.files);
  const published = useStudio((state) => state.published);
  return useMemo(() => (published ? unpublishedChanges(published, files) : []), [published, files]);
}

/** The place of a change in words; a removed entry or file is named by what it was. */
function nameOf(files: Files, change: UnpublishedChange): string {
  const { kind, file, path } = change;
  if (kind !== 'removed') return placeName(files, { file, path });
  if (path.length === 0) return placeName({ ...files, [file]: change.before }, { file, path });
  const list = placeName(files, { file, path: path.slice(0, -1) });
  return `${list} › ${entryName(change.before)}`;
}

/** The words of an added or removed entry. */
function wordsIn(value: unknown): string {
  const words = isGroup(value) ? { ...value, kind: undefined, id: undefined } : value;
  return shortened(textsIn(words), MOST_LETTERS);
}

function Details({ change }: { change: UnpublishedChange }) {
  if (change.kind === 'moved') return <small>{words.moved}</small>;
  if (change.kind === 'renamed')
    return (
      <small>
        {words.renamed} <del>{addressOfFile(change.from)}</del>{' '}
        <ins>{addressOfFile(change.file)}</ins>
      </small>
    );
  const { kind, before, now } = change;
  if (kind === 'added')
    return (
      <small>
        {words.added} <ins>{wordsIn(now)}</ins>
      </small>
    );
  if (kind === 'removed')
    return (
      <small>
        {words.removed} <del>{wordsIn(before)}</del>
      </small>
    );
  return (
    <small>
      <del>{textsIn(before)}</del> <ins>{textsIn(now)}</ins>
    </small>
  );
}

/** The changes that are not online yet; each can be taken back. */
export function Unpublished() {
  const files = useStudio((state) => state.files);
  const changes = useUnpublished();
  const takeChangeBack = (change: UnpublishedChange) => {
    if (change.kind === 'renamed') rememberRename(change.from, change.file);
    edit(change, (state) => takeBack(state, change));
  };
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{WORDS.unpublished(changes.length)}</summary>
      <ul data-rows>
        {changes.map((change, index) => (
          // Two removed entries may have the same place.
          <li key={JSON.stringify([change.kind, change.file, change.path, index])}>
            <div>
              <b>{nameOf(files, change)}</b>
              <Details change={change} />
            </div>
            <Button onClick={() => takeChangeBack(change)} label={WORDS.publishing.takeBack} />
          </li>
        ))}
      </ul>
    </details>
  );
}
