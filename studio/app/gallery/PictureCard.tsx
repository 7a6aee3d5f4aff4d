import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { smallPicture } from '../ask.ts';
import { useField } from '../fields/formContext.ts';
import { IconButton } from '../IconButton.tsx';
import { sourceOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';
import type { Picture } from '../../content/gallery.ts';

export interface PictureCardProps {
  picture: Picture;
  /** What it is called while it is dragged. */
  id: string;
  index: number;
  isLast: boolean;
  /** Whether it is the one that is edited. */
  isOpen: boolean;
  isWrong: boolean;
  onMove: (step: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

const { gallery: words } = WORDS;

/** One picture of a gallery: it can be dragged, moved by its arrows, edited and removed. */
export function PictureCard(props: PictureCardProps) {
  const { picture, id, index, isLast, isOpen, isWrong, onMove, onEdit, onRemove } = props;
  const { file } = useField([]);
  const { state } = useWindow();
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
      data-dragged={isDragging || undefined}
      data-open={isOpen || undefined}
      data-wrong={isWrong || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className={styles.picture} {...listeners}>
        <button
          type="button"
          className={styles.face}
          tabIndex={-1}
          aria-hidden="true"
          onClick={onEdit}
        >
          <img
            src={smallPicture(sourceOf(state, file, picture.src), 'card')}
            alt=""
            draggable={false}
          />
        </button>
        <span className={styles.number}>{index + 1}</span>
      </div>
      <p className={styles.alt}>{picture.alt || words.noAlt}</p>
      <div className={styles.tools}>
        <IconButton
          ref={setActivatorNodeRef}
          icon="drag"
          label={words.drag(index)}
          {...attributes}
          {...listeners}
        />
        <IconButton
          icon="back"
          label={words.earlier(index)}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="on"
          label={words.later(index)}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <button
          type="button"
          className={styles.edit}
          data-edit
          aria-label={words.editPicture(index)}
          onClick={onEdit}
        >
          {words.edit}
        </button>
        <IconButton icon="remove" label={words.removePicture(index)} onClick={onRemove} />
      </div>
    </li>
  );
}
