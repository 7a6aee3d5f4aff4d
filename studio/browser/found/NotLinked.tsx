import { Button } from '../controls/Button.tsx';
import { nameOfFile } from '../names.ts';
import { setAt } from '../state/content.ts';
import { isUnreachable } from '../state/links.ts';
import { edit, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';

const { found: words } = WORDS;
/** The limit of an entry of the menu. */
const MENU_LENGTH = 18;

/** Tells that nothing leads to a page, and puts it into the menu. */
export function NotLinked({ file }: { file: string }) {
  const isAlone = useStudio(({ files }) => isUnreachable(files, file));
  const name = useStudio(({ files }) => nameOfFile(files, file));
  const place = { file, path: ['menu'] };
  const putIntoMenu = () => {
    const entry = name.slice(0, MENU_LENGTH).trim();
    edit(place, (files) => setAt(files, [file, ...place.path], entry));
    goTo(place);
  };
  if (!isAlone) return null;
  return (
    <div data-notice data-row role="status">
      <span>{words.unreachable}</span>
      <Button onClick={putIntoMenu} label={words.putIntoMenu} />
    </div>
  );
}
