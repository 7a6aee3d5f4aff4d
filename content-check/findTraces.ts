import { PICTURE } from '../src/logic/mediaEndings.ts';
import { ContentFolder } from './contentFolder.ts';
import { PictureCache } from './pictureCache.ts';
import type { CameraTrace } from './cameraTraces.ts';

/** A photograph that says more than it shows. */
export interface TracedPicture {
  /** Path inside the content folder. */
  file: string;
  traces: readonly CameraTrace[];
}

/**
 * Finds photographs that carry where, when or by what they were taken. They are published without it, but
 * whoever keeps the content folder keeps that as well.
 *
 * @param cacheFile where the content check keeps what it has measured
 */
export async function findTraces(root: string, cacheFile?: string): Promise<TracedPicture[]> {
  const folder = new ContentFolder(root);
  const cache = await PictureCache.open(root, cacheFile);
  const pictures = folder.files.filter((file) => PICTURE.test(file));
  await Promise.all(pictures.map((file) => cache.measure(folder.pathOf(file))));
  return pictures.flatMap((file) => {
    const { traces = [] } = cache.noteOf(folder.pathOf(file)) ?? {};
    return traces.length > 0 ? [{ file, traces }] : [];
  });
}
