import { useId, useState } from 'react';
import { LAUNCH_WORDS } from '../../shared/words.ts';
import { answerOf, api } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { Form } from '../controls/Form.tsx';
import { SiteAddressInput } from '../fields/SiteAddressInput.tsx';
import {
  addressOfFile,
  capitalised,
  isWordsFile,
  nameOfFile,
  newFile,
  type NewKind,
  siteUrlOf,
} from '../names.ts';
import { blankOf, type Files, formOf, type Path, slugOf } from '../state/content.ts';
import { usesOf } from '../state/links.ts';
import { changeAddress, listInPortfolio } from '../state/pages.ts';
import { offerUndo, removeFile } from '../state/removal.ts';
import {
  addMedia,
  edit,
  goTo,
  openDialog,
  rememberRename,
  studio,
  useStudio,
} from '../state/store.ts';
import { WORDS } from '../words.ts';

const { added, address } = WORDS;
/** Where the owner goes on in a new file. */
const FIRST_FIELD: Record<NewKind, Path> = {
  gallery: ['pictures'],
  page: ['text'],
  sections: ['sections', 1, 'text'],
  service: ['service', 'summary'],
};

/** The data that a new file begins with, beside what its form needs. */
function startOf(kind: NewKind, title: string): object {
  if (kind === 'gallery') return { title, pictures: [] };
  const text = LAUNCH_WORDS.newPage;
  if (kind === 'page') return { title, description: title, text };
  const seo = { title, description: title };
  const heading = { kind: 'heading', title };
  if (kind === 'sections')
    return { seo, sections: [heading, { kind: 'text', label: title, text }] };
  const sections = [
    heading,
    { kind: 'text', label: added.aboutService, text },
    { kind: 'contact', label: added.contact },
  ];
  const service = { name: title, summary: '', pictures: ['', ''] };
  return { seo, theme: 'third', service, sections };
}

interface NameDialogProps {
  title: string;
  text: string;
  label: string;
  action: string;
  /** For the last part of an address: what stands before it. */
  before?: string;
  /** What the name leads to, below it. */
  resultOf?: (name: string) => string;
  onName: (name: string) => void;
}

function NameDialog(props: NameDialogProps) {
  const { title, text, label, action, before, resultOf, onName } = props;
  const Input = before === undefined ? 'input' : SiteAddressInput;
  const [name, setName] = useState('');
  const resultId = useId();
  return (
    <Dialog title={title}>
      <p>{text}</p>
      <Form action={(entered) => onName((entered.get('name') as string).trim())}>
        <label>
          {label}
          <Input
            name="name"
            required
            pattern=".*\S.*"
            aria-describedby={resultOf && resultId}
            onInput={({ currentTarget }) => setName(currentTarget.value.trim())}
            {...(before !== undefined && { before })}
          />
        </label>
        {resultOf && <small id={resultId}>{resultOf(name)}</small>}
        <Button type="submit" kind="main" label={action} />
      </Form>
    </Dialog>
  );
}

export function NewDialog({ kind }: { kind: NewKind }) {
  const files = useStudio((state) => state.files);
  const add = (title: string) => {
    const { name, file } = newFile(kind, title, files);
    const form = formOf(file);
    const data = { ...(form && (blankOf(form) as object)), ...startOf(kind, title) };
    edit({ file, path: [] }, (state) => {
      state[file] = data;
      if (kind === 'gallery') listInPortfolio(state, name);
    });
    goTo({ file, path: FIRST_FIELD[kind] });
  };
  const addressOf = (title: string) => {
    const { file } = newFile(kind, title, files);
    return added.address(siteUrlOf(files) + (title === '' ? '/' : (addressOfFile(file) ?? '')));
  };
  return (
    <NameDialog
      {...added[kind]}
      action={added.create}
      {...(kind !== 'gallery' && { resultOf: addressOf })}
      onName={add}
    />
  );
}

/** Where a page or gallery goes under another name. */
function renamed(file: string, name: string, files: Files) {
  if (slugOf(file) !== undefined) return newFile('gallery', name, files);
  return newFile(isWordsFile(file) ? 'page' : 'sections', name, files);
}

/** Asks for another address of a page, or of the page about a gallery's project. */
export function AddressDialog({ file }: { file: string }) {
  const files = useStudio((state) => state.files);
  const route = addressOfFile(file) ?? '';
  const change = async (name: string) => {
    const next = renamed(file, name, files).file;
    if (slugOf(file) !== undefined)
      addMedia(await answerOf(api.media.copy.$post({ json: { from: file, to: next } })));
    const to = { file: next, route: addressOfFile(next) ?? '' };
    // An address that was never saved needs no redirect.
    const isKnown = file in studio.getState().saved;
    rememberRename(file, to.file);
    edit({ file: to.file, path: [] }, (state) =>
      changeAddress(state, { file, route }, to, { isKnown }),
    );
    goTo({ file: to.file, path: [] });
  };
  return (
    <NameDialog
      {...address}
      before={route.slice(0, route.lastIndexOf('/') + 1)}
      text={address.text(route)}
      action={address.change}
      onName={(name) => attempt(change(name))}
    />
  );
}

/** What will miss a page or gallery, as parts of a sentence. */
function missesOf(files: Files, file: string): string[] {
  const { removal: words } = WORDS;
  const { showing, links, isService } = usesOf(files, file);
  const parts = [
    ...(showing.length > 0 ? [words.shows(showing.map((path) => nameOfFile(files, path)))] : []),
    ...(isService ? [words.service] : []),
    ...(links > 0 ? [words.links(links)] : []),
  ];
  return parts.length > 0 ? parts : [words.nothing];
}

/** Asks before a page or gallery is removed, and says what will miss it. */
export function RemoveDialog({ file }: { file: string }) {
  const files = useStudio((state) => state.files);
  const name = nameOfFile(files, file);
  const parts = missesOf(files, file);
  const removeIt = () => {
    openDialog();
    offerUndo(removeFile(file));
  };
  return (
    <Dialog title={WORDS.removeEntry(name)}>
      <p>{`${capitalised(parts.join(', '))}.`}</p>
      <DialogFoot>
        <Button onClick={() => openDialog()} label={WORDS.removal.keep} />
        <Button kind="danger" onClick={removeIt} label={WORDS.remove} />
      </DialogFoot>
    </Dialog>
  );
}
