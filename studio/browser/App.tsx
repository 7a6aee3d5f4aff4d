import { Component, type ReactNode, useEffect, useState } from 'react';
import { Button } from './controls/Button.tsx';
import { IconButton } from './controls/IconButton.tsx';
import { Toast } from './controls/Toast.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { AddressDialog, RemoveDialog } from './dialogs/files.tsx';
import { NewDevices } from './dialogs/NewDevices.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { UnknownFiles } from './dialogs/trash.tsx';
import { useUnpublished } from './dialogs/Unpublished.tsx';
import { focusOn, FORM_ID, Problems, unplaced, useTarget } from './fields/form.tsx';
import { FileFields } from './fields/registry.tsx';
import { NotLinked } from './found/NotLinked.tsx';
import { UploadReport } from './gallery/uploads.tsx';
import { isRemovable, nameOfFile } from './names.ts';
import { PageView } from './PageView.tsx';
import { NAV_ID, Sidebar } from './Sidebar.tsx';
import { formOf, slugOf, valueAt } from './state/content.ts';
import { openDialog, redo, undo, useStudio, type WindowState } from './state/store.ts';
import { nextProblem } from './state/checks.ts';
import { save } from './state/saving.ts';
import { takeOver } from './state/takeOver.ts';
import { WORDS } from './words.ts';

/** There is room for the page beside the form. */
const WIDE = '(width >= 60rem)';
/** There is room for one of the two. */
const NARROW = '(width < 40rem)';

/** Keeps an error while drawing the form from taking away the rest of the window. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? <p role="alert">{WORDS.unshown}</p> : this.props.children;
  }
}

function statusOf({ isSaving, unreachable, problems, isChanged }: WindowState): string {
  if (unreachable !== '') return unreachable;
  if (isSaving) return WORDS.saving;
  if (problems.length > 0) return '';
  return isChanged ? WORDS.unsaved : WORDS.saved;
}

/** Only while everything is saved: no keystroke compares all words. */
function Saved() {
  const changes = useUnpublished();
  return changes.length > 0 ? WORDS.unpublished(changes.length) : WORDS.saved;
}

function Toolbar({ isPageOpen, onPage }: { isPageOpen: boolean; onPage: () => void }) {
  const status = useStudio(statusOf);
  const problems = useStudio((state) => state.problems);
  const canUndo = useStudio((state) => state.past.length > 0);
  const canRedo = useStudio((state) => state.future.length > 0);
  const canSave = useStudio((state) => state.isChanged && !state.isSaving);
  return (
    <header data-row>
      <h1 className="visually-hidden">{WORDS.title}</h1>
      <Button popoverTarget={NAV_ID} label={WORDS.nav.label} />
      <div data-row role="status">
        {problems.length > 0 && (
          <button type="button" data-kind="quiet" data-wrong onClick={nextProblem}>
            <u>{WORDS.problems(problems.length)}</u>
          </button>
        )}
        {status === WORDS.saved ? <Saved /> : status}
      </div>
      <IconButton icon="undo" label={WORDS.undo} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={WORDS.redo} disabled={!canRedo} onClick={redo} />
      <Button
        aria-pressed={isPageOpen}
        onClick={onPage}
        label={isPageOpen ? WORDS.hidePage : WORDS.showPage}
      />
      <Button kind="main" disabled={!canSave} onClick={() => void save()} label={WORDS.save} />
      <Button kind="main" onClick={() => openDialog(<PublishDialog />)} label={WORDS.publish} />
    </header>
  );
}

function FileForm({ file }: { file: string }) {
  const data = useStudio((state) => state.files[file]);
  const title = useStudio((state) => nameOfFile(state.files, file));
  const problems = useStudio((state) => state.problems);
  const target = useStudio((state) => state.target);
  const form = formOf(file);
  const isProject = useStudio(({ files }) => valueAt(files[file], ['story']) !== undefined);
  const hasAddress = isProject || slugOf(file) === undefined;
  useEffect(() => {
    if (target?.file === file) focusOn(target.path);
  }, [target, file]);
  if (!form) return null;
  const ofFile = problems.filter((problem) => problem.file === file);
  return (
    <main id={FORM_ID} tabIndex={-1}>
      <h2>{title}</h2>
      <p>{form.help}</p>
      <div className="notices">
        <NewDevices />
        <UnreadableFiles />
        <UploadReport />
      </div>
      <UnknownFiles />
      <NotLinked file={file} />
      <Problems id={FORM_ID} problems={unplaced(ofFile, form, data)} />
      {data === undefined ? <p>{WORDS.unreadable(file)}</p> : <FileFields form={form} />}
      {isRemovable(file) && (
        <Button
          onClick={() => openDialog(<RemoveDialog file={file} />)}
          label={WORDS.removeEntry(title)}
        />
      )}
      {isRemovable(file) && hasAddress && (
        <Button
          onClick={() => openDialog(<AddressDialog file={file} />)}
          label={WORDS.address.title}
        />
      )}
    </main>
  );
}

/** Files with unsaved changes that another program broke. */
function UnreadableFiles() {
  const files = useStudio((state) => state.unreadable);
  return files.map(({ file, line, message }) => (
    <div key={file} data-notice role="alert">
      <p>{WORDS.broken(file, line, message)}</p>
      <p>{WORDS.brokenAdvice}</p>
      <Button onClick={() => void save([file])} label={WORDS.saveOver} />
    </div>
  ));
}

/** Shown instead of the forms while another window edits. */
function OtherWindow() {
  const isHandedOver = useStudio((state) => state.isHandedOver);
  const status = useStudio(({ unreachable, note }) => unreachable || note?.text);
  return (
    <div className="sign-in" role="alert">
      <p>
        {WORDS.elsewhere} {isHandedOver ? WORDS.handedOver : WORDS.notHandedOver}
      </p>
      {status !== undefined && <p>{status}</p>}
      <UploadReport />
      <Button kind="main" onClick={() => void takeOver()} label={WORDS.takeOver} />
    </div>
  );
}

export function App() {
  const openFile = useStudio((state) => state.openFile);
  const dialog = useStudio((state) => state.dialog);
  const conflict = useStudio((state) => state.conflict);
  const isTakenOver = useStudio((state) => state.isTakenOver);
  const [isPageOpen, setPageOpen] = useState(() => matchMedia(WIDE).matches);
  useTarget([], () => setPageOpen(isPageOpen && !matchMedia(NARROW).matches));
  if (isTakenOver) return <OtherWindow />;
  return (
    <>
      <a className="skip-link visually-hidden" href={`#${FORM_ID}`}>
        {WORDS.skip}
      </a>
      <div className="studio">
        <Sidebar />
        <Toolbar isPageOpen={isPageOpen} onPage={() => setPageOpen(!isPageOpen)} />
        <Boundary key={openFile}>
          <FileForm file={openFile} />
        </Boundary>
        {isPageOpen && <PageView />}
      </div>
      <Toast />
      {dialog}
      {conflict && <ConflictDialog conflict={conflict} />}
    </>
  );
}
