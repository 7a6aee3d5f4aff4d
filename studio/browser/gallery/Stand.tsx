import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEvent, useEffect } from 'react';
import { asPicture } from '../../shared/gallery.ts';
import { Menu } from '../controls/Menu.tsx';
import { type FieldProps, useField } from '../fields/form.tsx';
import { PhotoTools } from '../fields/PhotoTools.tsx';
import { goTo } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { openPhoto, toggleChosen, useGalleryView } from './galleryView.ts';
import { usePhotoActions } from './photoActions.tsx';
import { PhotoStand } from './PhotoStand.tsx';
import styles from './Stand.module.css';

const { gallery: words } = WORDS;

interface StandProps extends FieldProps {
  index: number;
  onMove: (from: number, to: number) => void;
}

/** Marks the button of a photograph of the gallery. */
const IS_PHOTO = { 'data-photo': true };

/** Screen readers hear it as the place of a photograph. */
export const idOf = (index: number) => String(index + 1);

/** A photograph on its shelf, with its number and title below. */
export function Stand({ index, onMove, ...props }: StandProps) {
  const { file, value, within } = useField(props);
  const { src, alt, title = '' } = asPicture(value);
  const isOpen = useGalleryView((state) => state.openPhoto === src);
  const isChosen = useGalleryView((state) => state.chosen.has(src));
  const isChoosing = useGalleryView((state) => state.isChoosing);
  const isAnyChosen = useGalleryView((state) => state.chosen.size > 0);
  const { node, setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: idOf(index),
  });
  useEffect(() => {
    // One that was found by its words may be far below.
    if (isOpen) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, node]);
  const { items } = usePhotoActions({ file, src, index });
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
    zIndex: isDragging ? 1 : undefined,
  };
  const name = title === '' ? alt : title;
  const describe = () => goTo({ file, path: [...props.path, 'alt'] });
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !event.shiftKey) return;
    event.preventDefault();
    onMove(index, index + step);
  };
  return (
    <PhotoStand
      ref={setNodeRef}
      style={style}
      data-open={isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-choosing={isChoosing || isAnyChosen || undefined}
      picture={{ file, src, size: 'card' }}
      button={{
        'aria-label': words.open(index, name),
        'aria-current': isOpen ? 'true' : undefined,
        'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Delete',
        ...listeners,
        ...IS_PHOTO,
        onClick: () => (isChoosing ? toggleChosen(src) : openPhoto(src)),
        onKeyDown: move,
      }}
      over={
        <>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={words.choose(index, name)}
            checked={isChosen}
            onChange={() => toggleChosen(src)}
          />
          <div className={styles.tools}>
            <PhotoTools>
              <Menu label={words.more(index, name)} items={items} />
            </PhotoTools>
          </div>
        </>
      }
      caption={
        <>
          <span className={styles.number}>{index + 1}</span>
          {alt === '' ? (
            <button type="button" className={styles.describe} onClick={describe}>
              {words.describe}
            </button>
          ) : (
            <span className={styles.name} data-wrong={within.length > 0 || undefined}>
              {within.length > 0 ? WORDS.problems(within.length) : name}
            </span>
          )}
        </>
      }
    />
  );
}
