import { type ComponentProps, useRef } from 'react';
import { useStore } from 'zustand';
import { api } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import {
  closeReport,
  type OnUploaded,
  type StoreUpload,
  tryAgain,
  upload,
  uploads,
} from './uploadQueue.ts';

const TYPES = {
  photos: 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  logo: 'image/svg+xml,image/png',
};
type UploadKind = keyof typeof TYPES;

const STORE: Record<UploadKind, StoreUpload> = {
  photos: (query, body) => api.photos.$post({ query }, { init: { body } }),
  logo: (query, body) => api.logo.$post({ query }, { init: { body } }),
};

const { gallery: words } = WORDS;

/** How far the uploads are, what she should know about them, and what has not arrived. */
export function UploadReport() {
  const { done, total, isWaiting, notes, failed } = useStore(uploads);
  const isTakenOver = useStudio((state) => state.isTakenOver);
  const isDone = done === total;
  const isShown = !isDone || notes.length > 0 || failed.length > 0;
  return (
    <output data-notice={isShown || undefined}>
      {!isDone && (
        <label>
          {words.reading(done, total)} <progress value={done} max={total} />
        </label>
      )}
      {isWaiting && <p>{isTakenOver ? words.waitingHere : words.waiting}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {failed.map(({ chosen, reason }) => (
        <p key={chosen.name}>{words.failed(chosen.name, reason)}</p>
      ))}
      {isDone && isShown && (
        <div data-row>
          {failed.length > 0 && <Button onClick={tryAgain} label={words.tryAgain} />}
          <IconButton icon="close" label={WORDS.close} onClick={closeReport} />
        </div>
      )}
    </output>
  );
}

interface UploadButtonProps extends ComponentProps<'button'> {
  kind?: UploadKind;
  label: string;
  multiple?: boolean;
  onUploaded: OnUploaded;
}

export function UploadButton(props: UploadButtonProps) {
  const { kind = 'photos', label, multiple, onUploaded, ...rest } = props;
  const file = useStudio((state) => state.openFile);
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: FileList | null) => {
    // More may be dropped than the field takes.
    const photos = [...(chosen ?? [])].slice(0, multiple ? Infinity : 1);
    const all = photos.map((photo) => ({ name: photo.name, store: STORE[kind], photo }));
    void upload(file, all, onUploaded);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDrop={(event) => take(event.dataTransfer.files)}
        {...rest}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={TYPES[kind]}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
