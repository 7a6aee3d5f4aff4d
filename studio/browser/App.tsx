import { Component, type ComponentType, type ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { Icon } from './controls/Icon.tsx';
import { Toast } from './controls/Toast.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { SamplesDialog } from './dialogs/SamplesDialog.tsx';
import { VersionsDialog } from './dialogs/VersionsDialog.tsx';
import { Dock } from './Dock.tsx';
import { FORM_ID } from './fields/form.tsx';
import { FileForm } from './FileForm.tsx';
import { GalleryPanel } from './gallery/GalleryPanel.tsx';
import { UploadReport } from './gallery/UploadReport.tsx';
import { useIsPanelOpen } from './gallery/galleryView.ts';
import { OtherWindow } from './OtherWindow.tsx';
import { PageView } from './PageView.tsx';
import { Sidebar } from './Sidebar.tsx';
import { slugOf } from './state/content.ts';
import { type DialogName, useStudio } from './state/store.ts';
import { useView } from './state/view.ts';
import { PHONE, useMedia, WIDE } from './useMedia.ts';
import { WORDS } from './words.ts';
import styles from './App.module.css';

const DIALOGS: Readonly<Record<DialogName, ComponentType>> = {
  publish: PublishDialog,
  samples: SamplesDialog,
  versions: VersionsDialog,
};

/** The dialog over the window. */
function OpenDialog() {
  const dialog = useStudio((state) => state.dialog);
  if (typeof dialog !== 'string') return dialog;
  const Named = DIALOGS[dialog];
  return <Named />;
}

/** Keeps an error while drawing the form from taking away the rest of the window. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? <p role="alert">{WORDS.unshown}</p> : this.props.children;
  }
}

/** Below the bar while the studio does not answer. */
function OfflineStrip() {
  const reason = useStudio((state) => state.unreachable);
  return (
    <p className={styles.strip} role="status" data-offline>
      {reason !== '' && <Icon name="offline" />}
      {reason}
    </p>
  );
}

export function App() {
  const openFile = useStudio((state) => state.openFile);
  const conflict = useStudio((state) => state.conflict);
  const isTakenOver = useStudio((state) => state.isTakenOver);
  const screen = useView((state) => state.screen);
  const isChosen = useView((state) => state.isPageOpen);
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const isGallery = slugOf(openFile) !== undefined;
  const isPanelOpen = useIsPanelOpen() && !isPhone;
  const isPageOpen = isPhone ? screen === 'page' : (isChosen ?? isWide);
  // Behind an open photograph the page stays loaded.
  const isPageSeen = isPageOpen && !isPanelOpen;
  if (isTakenOver) return <OtherWindow />;
  return (
    <>
      <a className={styles.skip} href={`#${FORM_ID}`}>
        {WORDS.skip}
      </a>
      <div
        className={styles.studio}
        data-screen={isPhone ? screen : undefined}
        data-page={isPageSeen || undefined}
        data-gallery={isGallery || undefined}
        data-panel={isPanelOpen || undefined}
      >
        <Bar isPageOpen={isPageSeen} />
        <div className={styles.strips}>
          <OfflineStrip />
          <UploadReport />
        </div>
        <Sidebar />
        <Boundary key={openFile}>
          <FileForm file={openFile} />
        </Boundary>
        <GalleryPanel />
        {isPageOpen && <PageView />}
        <Dock />
      </div>
      <Toast />
      <OpenDialog />
      {conflict && <ConflictDialog conflict={conflict} />}
    </>
  );
}
