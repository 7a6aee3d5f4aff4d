import { useEffect, useRef } from 'react';
import { asPicture } from '../../shared/gallery.ts';
import { Button } from '../controls/Button.tsx';
import { Icon, type IconName } from '../controls/Icon.tsx';
import { type FieldProps, useField } from '../fields/form.tsx';
import { PhotographField } from '../fields/PhotographField.tsx';
import { WORDS } from '../words.ts';
import { closePanel } from './galleryView.ts';
import { MissingPhoto } from './MissingPhoto.tsx';
import { usePhotoActions } from './photoActions.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import styles from './PhotoSheet.module.css';

const { gallery: words } = WORDS;

interface ToolProps {
  icon: IconName;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, isDisabled, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** The open photograph on a phone: a sheet from below. */
export function PhotoSheet({ index, ...props }: FieldProps & { index: number }) {
  const { file, value } = useField(props);
  const { src } = asPicture(value);
  const actions = usePhotoActions({ file, src, index });
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={words.name(index)} onClose={closePanel}>
      <PhotographField
        {...props}
        missing={<MissingPhoto onChoose={actions.replace} onRemove={actions.remove} />}
        below={
          <div className={styles.tools} role="toolbar" aria-label={words.name(index)}>
            <Tool icon="replace" label={words.replace} onClick={actions.replace} />
            <Tool icon="crop" label={words.cropShort} onClick={actions.crop} />
            <Tool
              icon="left"
              label={words.earlier}
              isDisabled={actions.isFirst}
              onClick={actions.moveEarlier}
            />
            <Tool
              icon="right"
              label={words.later}
              isDisabled={actions.isLast}
              onClick={actions.moveLater}
            />
            <Tool icon="move" label={words.moveToShort} onClick={actions.moveTo} />
            <Tool icon="trash" label={WORDS.remove} onClick={actions.remove} />
          </div>
        }
      />
      <div className={styles.fields}>
        <PhotoFields {...props} />
        <Button kind="main" isWide label={words.done} onClick={closePanel} />
      </div>
    </dialog>
  );
}
