import { Component, type ReactNode, useEffect, useState } from 'react';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { NewDialog } from './dialogs/NewDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { SamplesDialog } from './dialogs/SamplesDialog.tsx';
import { TrashDialog } from './dialogs/TrashDialog.tsx';
import { VersionsDialog } from './dialogs/VersionsDialog.tsx';
import { FORM_ID } from './fields/form.tsx';
import { FileForm } from './FileForm.tsx';
import { isUploading } from './gallery/UploadButton.tsx';
import { PageView } from './page/PageView.tsx';
import { Sidebar } from './Sidebar.tsx';
import { redo, undo, useStudio } from './state/store.ts';
import { ping, reload, save } from './state/sync.ts';
import { Toolbar } from './Toolbar.tsx';
import { WORDS } from './words.ts';

export type DialogName = 'publish' | 'samples' | 'versions' | 'trash' | 'gallery' | 'page';

/** There is room for the page beside the form. */
const WIDE = '(width >= 60rem)';
const PING_MS = 5000;

/** Control (on a Mac: Command) with Z, Shift and Z, Y or S. */
function pressShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (!['z', 'y', 's'].includes(key) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  if (key === 's') void save();
  else if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** Unsaved words are kept in this browser, photographs on their way are not. */
function warnOfUploads(event: BeforeUnloadEvent): void {
  if (isUploading()) event.preventDefault();
}

/** Shortcuts, and what the window notices when she comes back to it. */
function useWindowEvents(): void {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('keydown', pressShortcut, { signal });
    window.addEventListener('focus', () => void reload(), { signal });
    window.addEventListener('beforeunload', warnOfUploads, { signal });
    const timer = setInterval(() => void ping(), PING_MS);
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, []);
}

interface BoundaryProps {
  area: 'form' | 'page';
  children: ReactNode;
}

/** Keeps an error while drawing the form or the page from taking away the rest of the window. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { area, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <p style={{ gridArea: area }} role="alert">
        {WORDS.unshown}
      </p>
    );
  }
}

/** The whole window: what there is to edit, the form, and the page beside it. */
export function App() {
  const open = useStudio((state) => state.open);
  const conflicts = useStudio((state) => state.conflicts);
  const [dialog, setDialog] = useState<DialogName>();
  const [isPageOpen, setPageOpen] = useState(() => matchMedia(WIDE).matches);
  const close = () => setDialog(undefined);
  useWindowEvents();
  return (
    <>
      <a className="skip-link visually-hidden" href={`#${FORM_ID}`}>
        {WORDS.skip}
      </a>
      <div className="studio" data-page={isPageOpen || undefined}>
        <Sidebar onDialog={setDialog} />
        <Toolbar
          isPageOpen={isPageOpen}
          onPage={() => setPageOpen(!isPageOpen)}
          onDialog={setDialog}
        />
        <Boundary key={open} area="form">
          <FileForm />
        </Boundary>
        {isPageOpen && (
          <Boundary area="page">
            <PageView />
          </Boundary>
        )}
      </div>
      {dialog === 'publish' && (
        <PublishDialog onClose={close} onSamples={() => setDialog('samples')} />
      )}
      {dialog === 'samples' && <SamplesDialog onClose={close} />}
      {dialog === 'versions' && <VersionsDialog onClose={close} />}
      {dialog === 'trash' && <TrashDialog onClose={close} />}
      {(dialog === 'gallery' || dialog === 'page') && <NewDialog kind={dialog} onClose={close} />}
      {conflicts.length > 0 && <ConflictDialog conflicts={conflicts} />}
    </>
  );
}
