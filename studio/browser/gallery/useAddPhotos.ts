import { type DragEvent, useEffect, useState } from 'react';
import { addPhotos } from './addPhotos.tsx';
import { chooseFiles } from './chooseFiles.ts';
import { takeDropped } from './takeDropped.ts';
import { uploadOf } from './uploads.tsx';

export function addFiles(file: string, chosen: Iterable<File>): void {
  void addPhotos(
    file,
    [...chosen].map((one) => uploadOf(one)),
  );
}

/** Lets her choose photographs for a gallery. */
export async function chooseForGallery(file: string): Promise<void> {
  addFiles(file, await chooseFiles('photos', { multiple: true }));
}

/** Takes photographs that are dropped on an element. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver: ({ dataTransfer }: DragEvent) => setOver(dataTransfer.types.includes('Files')),
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      onFiles(takeDropped(event));
    },
  };
  return { isOver, events };
}

/** Adds photographs that are dropped on a gallery, or pasted while it is open. */
export function useAddPhotos(file: string) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => addFiles(file, clipboardData?.files ?? []);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [file]);
  return useDrop((files) => addFiles(file, files));
}
