import { type ComponentProps, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { noteOf, request } from '../api.ts';
import { Button } from '../controls.tsx';
import { picturesOf } from '../state/content.ts';
import { addMedia, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { UploadAnswer } from '../../server/app.ts';

const TYPES = {
  photos: 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  logo: 'image/svg+xml,image/png',
};
const TRIES = 3;
const PAUSE_MS = 1000;
type UploadKind = keyof typeof TYPES;

const NONE = { done: 0, total: 0, notes: [] as readonly string[] };
const { gallery: words } = WORDS;

/** Outside React, so that uploads continue while another form is open. */
const uploads = createStore(() => NONE);

export function isUploading(): boolean {
  const { done, total } = uploads.getState();
  return done < total;
}

/** A photograph that the server is to store. */
interface Chosen {
  name: string;
  /** Where the server takes it. */
  path: string;
  /** Missing if the server has it already. */
  photo?: File;
}

/** A phone that is locked cuts the connection: the file is sent again when it is back. */
async function send(file: string, chosen: Chosen, tries = TRIES): Promise<UploadAnswer> {
  const { name, path, photo } = chosen;
  try {
    // Folders and files on a removed card cannot be read.
    await photo?.slice(0, 1).arrayBuffer();
    const query = new URLSearchParams({ file, name }).toString();
    return await request('POST', `/api${path}?${query}`, photo);
  } catch (error) {
    if (tries === 0 || noteOf(error) !== WORDS.silent) throw error;
    await new Promise((resolve) => {
      if (document.hidden) document.addEventListener('visibilitychange', resolve, { once: true });
      else setTimeout(resolve, PAUSE_MS);
    });
    return send(file, chosen, tries - 1);
  }
}

export type OnUploaded = (sources: string[]) => void;

/** Uploads files one after the other, then passes them in their order, as the YAML names them. */
export async function upload(file: string, chosen: readonly Chosen[], onUploaded: OnUploaded) {
  const before = isUploading() ? uploads.getState() : NONE;
  uploads.setState({ ...before, total: before.total + chosen.length });
  const sources: string[] = [];
  for (const one of chosen) {
    const { name } = one;
    const answer = await send(file, one).catch((error: unknown) => ({
      refused: `${name}: ${noteOf(error)}`,
    }));
    const here = picturesOf(studio.getState().files, file).map(({ src }) => src);
    const index = [...here, ...sources].indexOf('src' in answer ? answer.src : '');
    let told: string[];
    if ('refused' in answer) told = [words.refused(answer.refused)];
    else if (index !== -1) told = [words.refused(words.already(name, index))];
    else {
      const { path, src, time, warnings } = answer;
      addMedia({ [path]: time });
      sources.push(src);
      told = warnings.map((warning) => words.warned(name, warning));
    }
    uploads.setState(({ done, notes }) => ({ done: done + 1, notes: [...notes, ...told] }));
  }
  if (sources.length > 0) onUploaded(sources);
}

/** How far the uploads are, and what she should know about them. */
export function UploadReport() {
  const { done, total, notes } = useStore(uploads);
  const isDone = done === total;
  return (
    <output data-notice={!isDone || notes.length > 0 || undefined}>
      {!isDone && (
        <label>
          {words.reading(done, total)} <progress value={done} max={total} />
        </label>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isDone && notes.length > 0 && (
        <Button icon="remove" label={WORDS.close} onClick={() => uploads.setState(NONE)} />
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
  const file = useStudio((state) => state.open);
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: FileList | null) => {
    // More may be dropped than the field takes.
    const photos = [...(chosen ?? [])].slice(0, multiple ? Infinity : 1);
    const all = photos.map((photo) => ({ name: photo.name, path: `/${kind}`, photo }));
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
