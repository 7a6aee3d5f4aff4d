import { type ComponentProps } from 'react';
import { api } from '../api.ts';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { useStudio } from '../state/store.ts';
import { chooseFiles, type FileKind } from './chooseFiles.ts';
import { takeDropped } from './takeDropped.ts';
import { type OnUploaded, type StoreUpload, type Upload, upload } from './uploadQueue.ts';

/** What a field of a form can hold. */
type UploadKind = Exclude<FileKind, 'copy'>;

const STORE: Record<UploadKind, StoreUpload> = {
  photos: (query, body) => api.photos.$post({ query }, { init: { body } }),
  logo: (query, body) => api.logo.$post({ query }, { init: { body } }),
};

export function uploadOf(photo: File, kind: UploadKind = 'photos'): Upload {
  return { name: photo.name, store: STORE[kind], photo };
}

interface UploadButtonProps extends Omit<ButtonProps, 'onClick' | 'onDrop'> {
  /** What is to be chosen. */
  of?: UploadKind;
  onUploaded: OnUploaded;
}

/** Uploads one file, which is chosen or dropped on it. */
export function UploadButton({ of = 'photos', onUploaded, ...rest }: UploadButtonProps) {
  const file = useStudio((state) => state.openFile);
  const take = ([chosen]: readonly File[]) => {
    if (chosen) void upload(file, [uploadOf(chosen, of)], onUploaded);
  };
  return (
    <Button
      icon="replace"
      onClick={() => void chooseFiles(of).then(take)}
      onDrop={(event: Parameters<NonNullable<ComponentProps<'button'>['onDrop']>>[0]) =>
        take(takeDropped(event))
      }
      {...rest}
    />
  );
}
