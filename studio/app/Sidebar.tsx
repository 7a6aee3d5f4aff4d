import { Picture } from './fields/Picture.tsx';
import { galleryFiles, isWordsFile, nameOfFile, pageFiles, slugOf } from './names.ts';
import { picturesOf } from './state/pictures.ts';
import { openFile, useStudio } from './state/store.ts';
import { WORDS } from './words.ts';
import type { DialogName } from './App.tsx';

const SITE: readonly [DialogName, string][] = [
  ['samples', WORDS.samples.title],
  ['versions', WORDS.versions.title],
  ['trash', WORDS.trash.title],
];

function Thumbnail({ file }: { file: string }) {
  const src = useStudio((state) => picturesOf(state.files, file)[0]?.src) ?? '';
  return src === '' ? null : <Picture {...{ file, src }} size="thumb" data-thumb />;
}

/** A file in the list, with marks for unsaved changes and problems. */
function FileItem({ file }: { file: string }) {
  const name = useStudio((state) => nameOfFile(state.files, file));
  const isOpen = useStudio((state) => state.open === file);
  const isChanged = useStudio((state) => state.draft.files.some(({ path }) => path === file));
  const count = useStudio(
    (state) => state.problems.filter((problem) => problem.file === file).length,
  );
  return (
    <li>
      <button
        type="button"
        data-kind="quiet"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => openFile(file)}
      >
        {slugOf(file) !== undefined && <Thumbnail file={file} />}
        <span>{name}</span>
        {isChanged && <span className="dot" role="img" aria-label={WORDS.changed} />}
        {count > 0 && (
          <span className="wrong" role="img" aria-label={WORDS.problems(count)}>
            {count}
          </span>
        )}
      </button>
    </li>
  );
}

function FileList({ title, files }: { title: string; files: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {files.map((file) => (
          <FileItem key={file} file={file} />
        ))}
      </ul>
    </>
  );
}

/** Everything that can be edited. */
export function Sidebar({ onDialog }: { onDialog: (dialog: DialogName) => void }) {
  const files = useStudio((state) => state.files);
  const open = useStudio((state) => state.open);
  const [pages, galleries] = [pageFiles(files), galleryFiles(files)];
  const own = Object.keys(files).filter(isWordsFile);
  const named = [...pages, ...galleries, ...own];
  const others = Object.keys(files).filter((path) => !named.includes(path));
  return (
    <nav aria-label={WORDS.nav.label}>
      <h1>{WORDS.title}</h1>
      <label className="menu">
        <span>{WORDS.nav.label}</span>
        <select value={open} onChange={(event) => openFile(event.currentTarget.value)}>
          {[...named, ...others].map((path) => (
            <option key={path} value={path}>
              {nameOfFile(files, path)}
            </option>
          ))}
        </select>
      </label>
      <div className="list">
        <FileList title={WORDS.nav.pages} files={pages} />
        <FileList title={WORDS.nav.galleries} files={galleries} />
        <button type="button" data-kind="add" onClick={() => onDialog('gallery')}>
          {WORDS.added.gallery.title}
        </button>
        <FileList title={WORDS.nav.own} files={own} />
        <button type="button" data-kind="add" onClick={() => onDialog('page')}>
          {WORDS.added.page.title}
        </button>
        <FileList title={WORDS.nav.everywhere} files={others} />
        <h2>{WORDS.nav.site}</h2>
        <ul className="site">
          {SITE.map(([name, title]) => (
            <li key={name}>
              <button type="button" data-kind="quiet" onClick={() => onDialog(name)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
