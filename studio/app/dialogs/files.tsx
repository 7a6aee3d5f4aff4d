import { PORTFOLIO } from '../../content/gallery.ts';
import { LAUNCH_WORDS } from '../../words.ts';
import { Button, Dialog } from '../controls.tsx';
import { isWordsFile, nameOfFile, newFile, type NewKind, placeName, routeOf } from '../names.ts';
import {
  blankOf,
  changeAddress,
  formOf,
  listInPortfolio,
  type Path,
  picturesOf,
  referenceOf,
  setAt,
  slugOf,
  unlistInPortfolio,
  usesOf,
} from '../state/content.ts';
import { edit, goTo, placeKey, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { ReactNode } from 'react';

const { removal: words, added, address } = WORDS;
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
    edit({ file, path: [] }, (draft) => {
      draft[file] = data;
      if (kind === 'gallery') listInPortfolio(draft, name);
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
    edit({ file: to.file, path: [] }, (draft) => changeAddress(draft, { file, route }, to));
    goTo({ file: to.file, path: [] });
  };
  return (
    <NameDialog {...address} text={address.text(route)} action={address.change} onName={change} />
  );
}

interface RemoveDialogProps {
  name: string;
  /** Names by which other fields refer to it. */
  references: readonly string[];
  onRemove: () => void;
  onClose?: () => void;
  children?: ReactNode;
}

/** Asks before something is removed, and says where else it is shown. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, references, onRemove, children, ...rest } = props;
  const files = useStudio((state) => state.files);
  // The portfolio's entry goes with its gallery.
  const uses = usesOf(files, references).filter(({ file }) => file !== PORTFOLIO);
  return (
    <Dialog title={WORDS.removeEntry(name)} {...rest}>
      {children}
      <p>{words.text}</p>
      {uses.length > 0 && <p>{words.uses}</p>}
      <ul>
        {uses.map((place) => (
          <li key={placeKey(place)}>{placeName(files, place)}</li>
        ))}
      </ul>
      <form method="dialog" data-row>
        <Button type="submit" label={WORDS.cancel} />
        <Button type="submit" kind="remove" onClick={onRemove} label={WORDS.remove} />
      </form>
    </Dialog>
  );
}

export function RemoveFileDialog({ file, ...rest }: { file: string; onClose?: () => void }) {
  const files = useStudio((state) => state.files);
  const name = nameOfFile(files, file);
  const slug = slugOf(file);
  const reference = slug ?? routeOf(file) ?? '';
  const pictures = picturesOf(files, file).map(({ src }) => referenceOf(file, src));
  return (
    <RemoveDialog
      {...{ name, ...rest }}
      references={[reference, ...pictures]}
      onRemove={() =>
        edit({ file, path: [] }, (draft) => {
          setAt(draft, [file], undefined);
          if (slug !== undefined) unlistInPortfolio(draft, slug);
        })
      }
    />
  );
}
