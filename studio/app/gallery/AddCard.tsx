import { useRef } from 'react';
import { PHOTO_TYPES } from '../fields/PictureField.tsx';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';

export interface AddCardProps {
  onAdd: (chosen: File[]) => void;
}

/** The last card of a gallery: photographs are chosen with it, or dropped on it. */
export function AddCard({ onAdd }: AddCardProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={styles.addCard}>
      <button
        type="button"
        data-add
        onClick={() => input.current?.click()}
        onDrop={(event) => onAdd([...event.dataTransfer.files])}
      >
        {WORDS.gallery.add}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={PHOTO_TYPES}
        aria-label={WORDS.gallery.add}
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </li>
  );
}
