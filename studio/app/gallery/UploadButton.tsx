import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import { mediaPlaces } from '../state/pictures.ts';
import { formOf, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { type UploadKind, useUploads } from './uploads.ts';
import type { Path } from '../state/data.ts';

const TYPES: Record<UploadKind, string> = {
  photos: 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  logo: 'image/svg+xml,image/png',
};
const { gallery: words } = WORDS;

/** How far the uploads are, what was refused, and what to check as long as it is in use. */
function UploadReport({
  uploads,
  clear,
}: Pick<ReturnType<typeof useUploads>, 'uploads' | 'clear'>) {
  const { done, total, refused, warned } = uploads;
  const files = useStudio((state) => state.files);
  const used = warned.length > 0 ? mediaPlaces(files, formOf) : undefined;
  const toCheck = warned.filter(({ path }) => used?.has(path)).map(({ text }) => text);
  const isDone = done === total;
  if (isDone && refused.length + toCheck.length === 0) return <div role="status" />;
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 && (
      <>
        <p>{title}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    );
  return (
    <div role="status" data-notice>
      {!isDone && (
        <label>
          {words.reading(done, total)} <progress value={done} max={total} />
        </label>
      )}
      {list(words.refused, refused)}
      {list(words.warned, toCheck)}
      {isDone && <IconButton icon="remove" label={WORDS.close} onClick={clear} />}
    </div>
  );
}

export interface UploadButtonProps extends ComponentProps<'button'> {
  path: Path;
  kind?: UploadKind;
  label: string;
  hint?: string;
  multiple?: boolean;
  /** Gets the files as the YAML names them. */
  onUploaded: (sources: string[]) => void;
}

/** Takes files that are chosen or dropped, and reports what became of them. */
export function UploadButton(props: UploadButtonProps) {
  const { path, kind = 'photos', label, hint, multiple = false, onUploaded, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const { upload, uploads, clear } = useUploads(path, kind);
  const take = async (chosen: FileList | null) => {
    const sources = await upload([...(chosen ?? [])]);
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
      <UploadReport {...{ uploads, clear }} />
    </>
  );
}
