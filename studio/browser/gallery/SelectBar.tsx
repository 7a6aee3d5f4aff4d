import { Icon, type IconName } from '../controls/Icon.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { openDialog } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { useDescribe } from './DescribeDialog.tsx';
import { removePhotos } from './galleryEdits.ts';
import { choose, chooseNone, useGalleryView, useSources } from './galleryView.ts';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './SelectBar.module.css';

const { gallery: words } = WORDS;

interface ActionProps {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}

function Action({ icon, label, isDisabled, onClick }: ActionProps) {
  return (
    <button type="button" className={styles.action} disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** What can be done with the chosen photographs. */
export function SelectBar({ file }: { file: string }) {
  const chosen = useGalleryView((state) => state.chosen);
  const isChoosing = useGalleryView((state) => state.isChoosing);
  const describe = useDescribe(file);
  const all = useSources(file);
  const sources = all.filter((src) => chosen.has(src));
  if (sources.length === 0 && !isChoosing) return null;
  const isDisabled = sources.length === 0;
  return (
    <div className={styles.bar} role="toolbar" aria-label={words.chosen(sources.length)}>
      <div className={styles.head}>
        <IconButton icon="close" label={words.chooseNone} onClick={chooseNone} />
        <b role="status">{words.chosen(sources.length)}</b>
        <button type="button" className={styles.all} onClick={() => choose(all)}>
          {words.chooseAll}
        </button>
      </div>
      <div className={styles.actions}>
        <Action
          icon="words"
          label={words.describeChosen}
          isDisabled={isDisabled}
          onClick={() => describe(sources)}
        />
        <Action
          icon="move"
          label={words.moveTo}
          isDisabled={isDisabled}
          onClick={() => openDialog(<MoveDialog file={file} sources={sources} />)}
        />
        <Action
          icon="trash"
          label={WORDS.remove}
          isDisabled={isDisabled}
          onClick={() => removePhotos(file, sources)}
        />
      </div>
    </div>
  );
}
