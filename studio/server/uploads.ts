import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { explainLogo } from '../../content-check/logo.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { addMedia, findMedia, findTwin, sourceOf } from '../content/media.ts';
import { importInThread } from '../photos/photoThread.ts';
import { PHOTO_WORDS } from '../words.ts';
import type { OpenStudio } from '../content/openStudio.ts';
import type { UploadAnswer } from '../types.ts';

interface Upload {
  /** The file of words that will name it. */
  file: string;
  name: string;
  bytes: Buffer;
}

/** Stores a photograph as the site shows it, unless the folder has it already. */
export async function takePhoto(
  { root, alone, isInUse, noteUpload }: OpenStudio,
  { file, name, bytes }: Upload,
): Promise<UploadAnswer> {
  const photo = await importInThread(bytes, name);
  if (!photo.ok) return { refused: photo.reason };
  return alone(async () => {
    const { warnings } = photo;
    const twin = findTwin(root, file, photo.bytes);
    if (twin !== undefined && isInUse(twin))
      return { refused: fillIn(PHOTO_WORDS.already, { name }) };
    const stored =
      twin === undefined
        ? await addMedia(root, file, photo.name, photo.bytes)
        : known(root, file, twin);
    noteUpload(stored.path);
    return { ...stored, warnings };
  });
}

/** A photograph that was uploaded or removed before, and that no words name now. */
function known(root: string, file: string, path: string) {
  const time = statSync(findMedia(root, path) ?? '').mtimeMs;
  return { path, src: sourceOf(file, path), time };
}

/** Stores a logo as it is. */
export async function takeLogo(
  { root, alone }: OpenStudio,
  { file, name, bytes }: Upload,
): Promise<UploadAnswer> {
  const problem = await explainLogo(bytes, name);
  if (problem !== undefined) return { refused: `${name} ${problem}` };
  const logo = `logo${extname(name).toLowerCase()}`;
  return alone(async () => ({ ...(await addMedia(root, file, logo, bytes)), warnings: [] }));
}
