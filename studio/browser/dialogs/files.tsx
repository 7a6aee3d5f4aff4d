import { LAUNCH_WORDS } from '../../shared/words.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { isWordsFile, newFile, type NewKind, routeOf } from '../names.ts';
import { blankOf, formOf, type Path, setAt, slugOf } from '../state/content.ts';
import { changeAddress, leaveOrder, listInPortfolio, unlistInPortfolio } from '../state/pages.ts';
import { edit, goTo, rememberRename, say, studio, UNDO, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';

const { added, address } = WORDS;
/** Where the owner goes on in a new file. */
const FIRST_FIELD: Record<NewKind, Path> = {
  gallery: ['title'],
  page: ['text'],
  sections: ['sections', 1, 'text'],
  service: ['service', 'summary'],
};

/** The data that a new file begins with, beside what its form needs. */
function startOf(kind: NewKind, title: string): object {
  if (kind === 'gallery') return { title, pictures: [] };
  const text = LAUNCH_WORDS.newPage;
  if (kind === 'page') return { title, description: title, text };
  const sections = [
    { kind: 'heading', title },
    { kind: 'text', label: title, text },
  ];
  const service = { theme: 'third', service: { name: title, summary: '', pictures: ['', ''] } };
  return { seo: { title, description: title }, ...(kind === 'service' && service), sections };
}

interface NameDialogProps {
  title: string;
  text: string;
  label: string;
  action: string;
  onName: (name: string) => void;
}

function NameDialog({ title, text, label, action, onName }: NameDialogProps) {
  return (
    <Dialog title={title}>
      <p>{text}</p>
      <form action={(entered) => onName((entered.get('name') as string).trim())}>
        <label>
          {label}
          <input name="name" required pattern=".*\S.*" />
        </label>
        <Button type="submit" kind="main" label={action} />
      </form>
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
  return <NameDialog {...added[kind]} action={added.create} onName={add} />;
}

/** Asks for another address of a page. */
export function AddressDialog({ file }: { file: string }) {
  const files = useStudio((state) => state.files);
  const route = routeOf(file) ?? '';
  const change = (name: string) => {
    const next = newFile(isWordsFile(file) ? 'page' : 'sections', name, files);
    const to = { file: next.file, route: `/${next.name}` };
    // An address that was never saved needs no redirect.
    const isKnown = file in studio.getState().saved;
    rememberRename(file, to.file);
    edit({ file: to.file, path: [] }, (state) =>
      changeAddress(state, { file, route }, to, { isKnown }),
    );
    goTo({ file: to.file, path: [] });
  };
  return (
    <NameDialog {...address} text={address.text(route)} action={address.change} onName={change} />
  );
}

/** Removes a gallery or a page. */
export function removeFile(file: string): void {
  edit({ file, path: [] }, (state) => {
    setAt(state, [file], undefined);
    unlistInPortfolio(state, slugOf(file));
    leaveOrder(state, file);
  });
  say(WORDS.removed, UNDO);
}
