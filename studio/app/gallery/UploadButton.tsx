import { type ComponentProps, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LARGEST_PHOTO } from '../../words.ts';
import { noteOf, post } from '../api.ts';
import { IconButton } from '../controls.tsx';
import { useForm } from '../fields/form.tsx';
import { mediaPlaces } from '../state/pictures.ts';
import { addMedia, formOf, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { UploadAnswer } from '../../types.ts';

const TYPES = {
  photos: 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  logo: 'image/svg+xml,image/png',
};
type UploadKind = keyof typeof TYPES;

interface Uploads {
  done: number;
  total: number;
  /** What to say of the files; with a path as long as that picture is in use. */
  notes: readonly { path?: string; text: string }[];
}

const MEGABYTE = 1_000_000;
const NONE: Uploads = { done: 0, total: 0, notes: [] };
const { gallery: words } = WORDS;

/** Outside React, so that uploads go on while another form is open. */
const uploads = createStore<Uploads>(() => NONE);
let queue: Promise<unknown> = Promise.resolve();

export function isUploading(): boolean {
  const { done, total } = uploads.getState();
  return done < total;
}

async function send(kind: UploadKind, file: string, photo: File): Promise<UploadAnswer> {
  const { name, size } = photo;
  if (size > LARGEST_PHOTO) return { refused: words.tooLarge(name, LARGEST_PHOTO / MEGABYTE) };
  // A folder cannot be read, nor a file whose card was pulled out.
  const start = await photo
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return { refused: words.unreadable(name) };
  const query = new URLSearchParams({ file, name }).toString();
  return post<UploadAnswer>(`/api/${kind}?${query}`, photo).catch((error: unknown) => ({
    refused: words.failed(name, noteOf(error)),
  }));
}

async function uploadOne(kind: UploadKind, file: string, photo: File): Promise<string[]> {
  const answer = await send(kind, file, photo);
  const { done, notes } = uploads.getState();
  if ('refused' in answer) {
    const text = words.refused(answer.refused);
    uploads.setState({ done: done + 1, notes: [...notes, { text }] });
    return [];
  }
  const { path, src, time, warnings } = answer;
  const told = warnings.map((warning) => ({ path, text: words.warned(photo.name, warning) }));
  addMedia({ [path]: time });
  uploads.setState({ done: done + 1, notes: [...notes, ...told] });
  return [src];
}

/** Uploads files one after the other. Returns them in their order, as the YAML names them. */
async function upload(kind: UploadKind, file: string, chosen: readonly File[]): Promise<string[]> {
  const base = isUploading() ? uploads.getState() : NONE;
  uploads.setState({ ...base, total: base.total + chosen.length });
  const sent = chosen.map((photo) => {
    const next = queue.then(() => uploadOne(kind, file, photo));
    queue = next;
    return next;
  });
  return (await Promise.all(sent)).flat();
}

/** How far the uploads are, which were refused, and which to check. */
export function UploadReport() {
  const { done, total, notes } = useStore(uploads);
  const files = useStudio((state) => state.files);
  const used = notes.length > 0 ? mediaPlaces(files, formOf) : undefined;
  const shown = notes.filter(({ path }) => path === undefined || used?.has(path));
  const isDone = done === total;
  return (
    <output className="uploads" data-notice={!isDone || shown.length > 0 || undefined}>
      {!isDone && (
        <label>
          {words.reading(done, total)} <progress value={done} max={total} />
        </label>
      )}
      {shown.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {isDone && shown.length > 0 && (
        <IconButton icon="remove" label={WORDS.close} onClick={() => uploads.setState(NONE)} />
      )}
    </output>
  );
}

export interface UploadButtonProps extends ComponentProps<'button'> {
  kind?: UploadKind;
  label: string;
  hint?: string;
  multiple?: boolean;
  /** Gets the files as the YAML names them. */
  onUploaded: (sources: string[]) => void;
}

/** Takes files that are chosen or dropped. */
export function UploadButton(props: UploadButtonProps) {
  const { kind = 'photos', label, hint, multiple = false, onUploaded, ...rest } = props;
  const { file } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const take = async (chosen: FileList | null) => {
    const sources = await upload(kind, file, [...(chosen ?? [])]);
    if (sources.length > 0) onUploaded(sources);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDrop={(event) => void take(event.dataTransfer.files)}
        {...rest}
      >
        {label} {hint !== undefined && <small>{hint}</small>}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={TYPES[kind]}
        aria-label={label}
        onChange={(event) => {
          void take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
