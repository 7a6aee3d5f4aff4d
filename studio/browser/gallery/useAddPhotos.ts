import { type DragEvent, useEffect, useState } from 'react';
import { addPhotos } from './addPhotos.tsx';
import { chooseFiles } from './chooseFiles.ts';
import { uploadOf } from './uploads.tsx';

function addFiles(file: string, chosen: Iterable<File>): void {
  void addPhotos(
    file,
    [...chosen].map((one) => uploadOf(one)),
  );
}

/** Lets her choose photographs for a gallery. */
export async function chooseForGallery(file: string): Promise<void> {
  addFiles(file, await chooseFiles('photos', { multiple: true }));
}

/** Adds photographs that are dropped on a gallery, or pasted while it is open. */
export function useAddPhotos(file: string) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => addFiles(file, clipboardData?.files ?? []);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [file]);
  const events = {
    onDragOver: ({ dataTransfer }: DragEvent) => setOver(dataTransfer.types.includes('Files')),
    onDragLeave: () => setOver(false),
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false);
      addFiles(file, dataTransfer.files);
    },
  };
  return { isOver, events };
}
