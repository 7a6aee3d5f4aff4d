import { type ReactNode, useMemo } from 'react';
import { isPublishing } from '../shared/steps.ts';
import { Button } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import { IconButton } from './controls/IconButton.tsx';
import { EnquiryButton } from './enquiries/EnquiryButton.tsx';
import { closePanel } from './gallery/galleryView.ts';
import { Logo, useBusinessName } from './Logo.tsx';
import { SaveButton } from './SaveButton.tsx';
import { NAV_ID } from './Sidebar.tsx';
import { nextProblem } from './state/checks.ts';
import { shareOf } from './state/publication.ts';
import { countSamples } from './state/samples.ts';
import { type DialogName, openDialog, redo, undo, useStudio } from './state/store.ts';
import { unpublishedChanges } from './state/unpublished.ts';
import { showScreen, useView, view } from './state/view.ts';
import { PHONE, useMedia } from './useMedia.ts';
import { WORDS } from './words.ts';
import styles from './Bar.module.css';

/** How much of what is saved visitors do not see yet. */
export function useUnpublishedCount(): number {
  const saved = useStudio((state) => state.saved);
  const published = useStudio((state) => state.published);
  return useMemo(() => {
    if (!published) return 0;
    const words = Object.entries(saved).map(([path, { data }]) => [path, data] as const);
    return unpublishedChanges(published, Object.fromEntries(words)).length;
  }, [saved, published]);
}

interface Publishing {
  label: string;
  dialog: DialogName;
  /** Whether the label is known: it depends on the samples that are left. */
  isCounted: boolean;
}

/** What comes before the site can go online: samples are replaced first. */
export function usePublishing(): Publishing {
  const left = useStudio(countSamples);
  const isCounted = useStudio((state) => state.samples !== undefined);
  return left > 0
    ? { label: WORDS.samples.before(left), dialog: 'samples', isCounted }
    : { label: WORDS.publish, dialog: 'publish', isCounted };
}

function Problems() {
  const count = useStudio((state) => state.problems.length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.problems}
      aria-label={WORDS.problems(count)}
      title={WORDS.problems(count)}
      onClick={nextProblem}
    >
      <Icon name="warn" isSmall />
      <span>
        {count}
        <span className={styles.words}>{` ${WORDS.problemWord(count)}`}</span>
      </span>
    </button>
  );
}

/** How far a publication is, or how much is not online. */
function OnlineState() {
  const steps = useStudio((state) => state.steps);
  const status = useStudio(({ isSaving, isChanged }) => {
    if (isSaving) return WORDS.saving;
    return isChanged ? WORDS.unsaved : WORDS.saved;
  });
  const hasProblems = useStudio((state) => state.problems.length > 0);
  const count = useUnpublishedCount();
  if (isPublishing(steps))
    return (
      <button type="button" className={styles.publishing} onClick={() => openDialog('publish')}>
        {WORDS.publishing.running(shareOf(steps))}
      </button>
    );
  if (count > 0) return <span className={styles.quiet}>{WORDS.unpublished(count)}</span>;
  if (hasProblems) return null;
  return <span className="visually-hidden">{status}</span>;
}

/** The name at its start: on a phone the way back to the list, on a tablet it opens the list. */
function BarName() {
  const name = useBusinessName();
  const isPhone = useMedia(PHONE);
  const screen = useView((state) => state.screen);
  const isOfPhotographs = useView((state) => state.isOfPhotographs);
  const wrapped = (children: ReactNode) => <div className={styles.name}>{children}</div>;
  if (!isPhone)
    return (
      <>
        {wrapped(<Logo />)}
        <button
          type="button"
          className={styles.opener}
          popoverTarget={NAV_ID}
          aria-label={`${name}: ${WORDS.nav.label}`}
        >
          <Logo />
          <Icon name="down" isSmall />
        </button>
      </>
    );
  if (screen !== 'form') return wrapped(<Logo />);
  return (
    <button type="button" className={styles.back} onClick={() => showScreen('list')}>
      <Icon name="left" />
      {isOfPhotographs ? WORDS.nav.galleries : WORDS.nav.pages}
    </button>
  );
}

/** The upper edge of the window. Its lower line is the shelf that names hang from. */
export function Bar({ isPageOpen }: { isPageOpen: boolean }) {
  const canUndo = useStudio((state) => state.past.length > 0);
  const canRedo = useStudio((state) => state.future.length > 0);
  const publishing = usePublishing();
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">{WORDS.title}</h1>
      <BarName />
      <div className={styles.saving}>
        <SaveButton />
        <IconButton icon="undo" label={WORDS.undo} disabled={!canUndo} onClick={undo} />
        <IconButton
          className={styles.redo}
          icon="redo"
          label={WORDS.redo}
          disabled={!canRedo}
          onClick={redo}
        />
      </div>
      <div className={styles.status} role="status" data-status>
        <Problems />
        <OnlineState />
      </div>
      <EnquiryButton />
      <IconButton
        className={styles.page}
        icon="page"
        aria-pressed={isPageOpen}
        onClick={() => {
          closePanel();
          view.setState({ isPageOpen: !isPageOpen });
        }}
        label={isPageOpen ? WORDS.hidePage : WORDS.showPage}
      />
      <Button
        className={styles.publish}
        data-waiting={!publishing.isCounted || undefined}
        kind="main"
        onClick={() => openDialog(publishing.dialog)}
        label={publishing.label}
      />
    </header>
  );
}
