import { useCallback, useEffect, useState } from 'react';
import { PAGES } from '../../src/routes.ts';
import { Boundary } from './Boundary.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { KeptDialog } from './dialogs/KeptDialog.tsx';
import { LaunchDialog } from './dialogs/LaunchDialog.tsx';
import { NewFile } from './dialogs/NewFile.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { FORM_ID } from './fields/formContext.ts';
import { FileForm } from './FileForm.tsx';
import { arePhotosComing } from './gallery/usePhotos.ts';
import { FIRST_FILE, pageOfGallery, routeOf, slugOf } from './names.ts';
import { PageView } from './page/PageView.tsx';
import { Sidebar } from './Sidebar.tsx';
import { type Content, StudioContext, useStudio } from './state/useStudio.ts';
import styles from './Studio.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { WORDS } from './words.ts';
import type { Path } from './state/data.ts';
import type { Place } from './state/work.ts';

export type DialogName = 'publish' | 'launch' | 'history' | 'bin' | 'gallery' | 'page';

/** From here on there is room for the page beside the form. */
const ROOMY = '(width >= 60rem)';

/** The whole window: what there is to edit, the form, and the page beside it. */
export function App({ content }: { content: Content }) {
  const studio = useStudio(content);
  const { state, formOf, conflicts } = studio;
  const [file, setFile] = useState(FIRST_FILE);
  const [route, setRoute] = useState('/');
  const [goal, setGoal] = useState<Place>();
  const [focus, setFocus] = useState<Place>();
  const [dialog, setDialog] = useState<DialogName>();
  const [isPageOpen, setPageOpen] = useState(() => matchMedia(ROOMY).matches);
  const open = file in state.files ? file : FIRST_FILE;

  const openFile = useCallback(
    (path: string) => {
      setFile(path);
      setGoal(undefined);
      const slug = slugOf(path);
      // A page begins at its top, a gallery somewhere on it.
      setFocus(slug === undefined ? undefined : { file: path, path: ['title'] });
      const page =
        slug === undefined
          ? routeOf(path)
          : (pageOfGallery(state.files, formOf, slug) ?? PAGES.portfolio);
      if (page !== undefined) setRoute(page);
    },
    [state.files, formOf],
  );
  const openPlace = useCallback((place: Place) => {
    setFile(place.file);
    setGoal({ ...place });
  }, []);
  /** To a field that is perhaps on another page. */
  const goTo = useCallback(
    (place: Place) => {
      setDialog(undefined);
      openFile(place.file);
      openPlace(place);
    },
    [openFile, openPlace],
  );
  useShortcuts(studio, goTo);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (studio.isChanged || arePhotosComing()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [studio.isChanged]);

  const onFocus = useCallback((path: Path) => setFocus({ file: open, path }), [open]);
  const close = () => setDialog(undefined);
  return (
    <StudioContext value={studio}>
      <a className="skip-link visually-hidden" href={`#${FORM_ID}`}>
        {WORDS.skip}
      </a>
      <div className={styles.studio} data-page={isPageOpen || undefined}>
        <Sidebar file={open} onFile={openFile} onDialog={setDialog} />
        <Toolbar
          {...{ isPageOpen, goTo }}
          onPage={() => setPageOpen(!isPageOpen)}
          onDialog={setDialog}
        />
        <Boundary key={open} area="form">
          <FileForm
            file={open}
            goal={goal}
            onFocus={onFocus}
            onRemoved={() => goTo({ file: FIRST_FILE, path: [] })}
          />
        </Boundary>
        {isPageOpen && (
          <Boundary area="page">
            <PageView {...{ route, focus }} onOpen={openPlace} onRoute={setRoute} />
          </Boundary>
        )}
      </div>
      {dialog === 'publish' && (
        <PublishDialog onClose={close} onLaunch={() => setDialog('launch')} />
      )}
      {dialog === 'launch' && <LaunchDialog onClose={close} goTo={goTo} />}
      {(dialog === 'history' || dialog === 'bin') && <KeptDialog kind={dialog} onClose={close} />}
      {(dialog === 'gallery' || dialog === 'page') && (
        <NewFile kind={dialog} onClose={close} onMade={goTo} />
      )}
      {conflicts.length > 0 && (
        <ConflictDialog key={JSON.stringify(conflicts)} conflicts={conflicts} />
      )}
    </StudioContext>
  );
}
