import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useForm } from '../fields/formContext.ts';
import { Picture as Image } from '../fields/Picture.tsx';
import { StepButtons } from '../fields/StepButtons.tsx';
import { IconButton } from '../IconButton.tsx';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';
import type { Picture } from '../../content/gallery.ts';

export interface PictureCardProps {
  picture: Picture;
  /** Identifies it while it is dragged. */
  id: string;
  index: number;
  total: number;
  isOpen: boolean;
  isWrong: boolean;
  onMove: (step: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

const { gallery: words } = WORDS;

/** One picture of a gallery: drag it, move it by its arrows, edit it, or remove it. */
export function PictureCard(props: PictureCardProps) {
  const { picture, id, index, total, isOpen, isWrong, onMove, onEdit, onRemove } = props;
  const { file } = useForm();
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-box
      data-dragged={isDragging || undefined}
      data-open={isOpen || undefined}
      data-wrong={isWrong || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className={styles.face} {...listeners}>
        <button type="button" data-kind="quiet" tabIndex={-1} aria-hidden="true" onClick={onEdit}>
          <Image {...{ file }} src={picture.src} size="card" data-cover />
        </button>
        <b>{index + 1}</b>
      </div>
      <small>{picture.alt || words.noAlt}</small>
      <div className={styles.tools}>
        <IconButton
          ref={setActivatorNodeRef}
          icon="drag"
          label={words.drag(index)}
          {...attributes}
          {...listeners}
        />
        <StepButtons
          icons={['back', 'on']}
          labels={[words.earlier(index), words.later(index)]}
          {...{ index, total }}
          onStep={onMove}
        />
        <button type="button" data-edit aria-label={words.editPicture(index)} onClick={onEdit}>
          {words.edit}
        </button>
        <IconButton icon="remove" label={words.removePicture(index)} onClick={onRemove} />
      </div>
    </li>
  );
}
