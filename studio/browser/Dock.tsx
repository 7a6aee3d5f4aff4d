import { clsx } from 'clsx';
import { isPublishing } from '../shared/steps.ts';
import { usePublishing, useUnpublishedCount } from './Bar.tsx';
import { Icon, type IconName } from './controls/Icon.tsx';
import marks from './controls/marks.module.css';
import { slugOf } from './state/content.ts';
import { openDialog, useStudio } from './state/store.ts';
import { showScreen, useView } from './state/view.ts';
import { WORDS } from './words.ts';
import styles from './Dock.module.css';

interface PlaceProps {
  icon: IconName;
  label: string;
  isHere: boolean;
  /** Read aloud in place of the blue block. */
  news?: string | undefined;
  onClick: () => void;
}

function DockItem({ icon, label, isHere, news, onClick }: PlaceProps) {
  return (
    <button
      type="button"
      className={styles.item}
      aria-current={isHere ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
      {news !== undefined && (
        <i className={clsx(marks.block, styles.news)} role="img" aria-label={news} />
      )}
    </button>
  );
}

/** Four places under the thumb. */
export function Dock() {
  const screen = useView((state) => state.screen);
  const isOfPhotographs = useView((state) => state.isOfPhotographs);
  const isGallery = useStudio((state) => slugOf(state.openFile) !== undefined);
  const isRunning = useStudio((state) => isPublishing(state.steps));
  const count = useUnpublishedCount();
  const publishing = usePublishing();
  const isPage = screen === 'page';
  return (
    <nav className={styles.dock} aria-label={WORDS.dock.label}>
      <DockItem
        icon="pencil"
        label={WORDS.dock.edit}
        isHere={!isPage && !isOfPhotographs}
        onClick={() => showScreen(isPage && !isGallery ? 'form' : 'list', false)}
      />
      <DockItem
        icon="page"
        label={WORDS.dock.page}
        isHere={isPage}
        onClick={() => showScreen('page')}
      />
      <DockItem
        icon="photos"
        label={WORDS.dock.photographs}
        isHere={!isPage && isOfPhotographs}
        onClick={() => showScreen(isPage && isGallery ? 'form' : 'list', true)}
      />
      <DockItem
        icon="publish"
        label={WORDS.dock.publish}
        isHere={false}
        news={count > 0 && !isRunning ? WORDS.unpublished(count) : undefined}
        onClick={() => openDialog(publishing.dialog)}
      />
    </nav>
  );
}
