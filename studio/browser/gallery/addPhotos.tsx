import { PHONE } from '../useMedia.ts';
import { replaceNextSample } from '../state/replaceSamples.ts';
import { edit, goTo, openDialog, studio } from '../state/store.ts';
import { picturesOf } from '../state/pictures.ts';
import { samplesIn, SamplesOffer } from './SamplesOffer.tsx';
import { type Upload, upload } from './uploadQueue.ts';

/** Uploads photographs to a gallery, as one step of Undo; those of a list give up their places. */
async function uploadInto(
  file: string,
  photos: readonly Upload[],
  replaced: readonly string[],
): Promise<void> {
  const batch = {};
  await upload(file, photos, (src, isFirst) => {
    // The gallery may have been removed during the upload.
    if (studio.getState().files[file] === undefined) return;
    edit({ file, path: ['pictures'] }, (files) => replaceNextSample(files, file, replaced, src), {
      batch,
    });
    const { files, openFile } = studio.getState();
    const index = picturesOf(files, file).findIndex((one) => one.src === src);
    // Later ones must not take the focus from the description that she writes.
    if (isFirst && openFile === file && !matchMedia(PHONE).matches)
      goTo({ file, path: ['pictures', index, 'alt'] });
  });
}

/** Adds photographs to a gallery; while it has samples, asks whether they take their places. */
export async function addPhotos(file: string, photos: readonly Upload[]): Promise<void> {
  if (photos.length === 0) return;
  // Without an answer the photographs are added all the same.
  const samples = await samplesIn(file).catch(() => []);
  if (samples.length === 0) {
    await uploadInto(file, photos, []);
    return;
  }
  openDialog(
    <SamplesOffer
      {...{ file, samples }}
      count={photos.length}
      onChoose={(replaced) => void uploadInto(file, photos, replaced)}
    />,
  );
}
