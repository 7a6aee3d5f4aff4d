import { smallPicture } from './ask.ts';
import { galleryFiles, isWordsFile, nameOfFile, pageFiles } from './names.ts';
import styles from './Sidebar.module.css';
import { picturesOf, sourceOf } from './state/pictures.ts';
import { useWindow } from './state/useStudio.ts';
import { WORDS } from './words.ts';
import type { DialogName } from './App.tsx';

export interface SidebarProps {
  file: string;
  onFile: (file: string) => void;
  onDialog: (dialog: DialogName) => void;
}

const SITE: readonly [DialogName, string][] = [
  ['launch', WORDS.launch.title],
  ['history', WORDS.history.title],
  ['bin', WORDS.bin.title],
];

/** Everything that can be edited, with what is changed and what is to be put right. */
export function Sidebar({ file, onFile, onDialog }: SidebarProps) {
  const { state, draft, mistakes } = useWindow();
  const { files } = state;
  const [pages, galleries] = [pageFiles(files), galleryFiles(files)];
  const own = Object.keys(files).filter(isWordsFile);
  const named = [...pages, ...galleries, ...own];
  const others = Object.keys(files).filter((path) => !named.includes(path));
  const entry = (path: string) => {
    const [first] = picturesOf(files, path);
    const wrong = mistakes.filter((mistake) => mistake.file === path).length;
    const isChanged = draft.files.some((changed) => changed.path === path);
    return (
      <li key={path}>
        <button
          type="button"
          aria-current={path === file ? 'page' : undefined}
          onClick={() => onFile(path)}
        >
          {galleries.includes(path) && (
            <span className={styles.thumb}>
              {first && (
                <img src={smallPicture(sourceOf(state, path, first.src), 'thumb')} alt="" />
              )}
            </span>
          )}
          <span>{nameOfFile(files, path)}</span>
          {isChanged && <span className={styles.dot} role="img" aria-label={WORDS.changed} />}
          {wrong > 0 && (
            <span className={styles.wrong} role="img" aria-label={WORDS.toPutRight(wrong)}>
              {wrong}
            </span>
          )}
        </button>
      </li>
    );
  };
  const part = (title: string, paths: readonly string[]) => (
    <>
      <h2>{title}</h2>
      <ul>{paths.map(entry)}</ul>
    </>
  );
  const add = (kind: DialogName, title: string) => (
    <button type="button" className={styles.add} onClick={() => onDialog(kind)}>
      {title}
    </button>
  );
  return (
    <nav className={styles.sidebar} aria-label={WORDS.nav.label}>
      <h1>{WORDS.title}</h1>
      <label className={styles.menu}>
        <span>{WORDS.nav.label}</span>
        <select value={file} onChange={(event) => onFile(event.currentTarget.value)}>
          {[...named, ...others].map((path) => (
            <option key={path} value={path}>
              {nameOfFile(files, path)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.list}>
        {part(WORDS.nav.pages, pages)}
        {part(WORDS.nav.galleries, galleries)}
        {add('gallery', WORDS.gallery.newGallery)}
        {part(WORDS.nav.own, own)}
        {add('page', WORDS.ownPage.add)}
        {part(WORDS.nav.everywhere, others)}
        <h2>{WORDS.nav.site}</h2>
        <ul className={styles.site}>
          {SITE.map(([name, title]) => (
            <li key={name}>
              <button type="button" onClick={() => onDialog(name)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
