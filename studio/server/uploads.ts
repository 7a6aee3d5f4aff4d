import { extname } from 'node:path';
import { explainLogo } from '../../content-check/logo.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { addMedia, findTwin } from '../content/media.ts';
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
  { root, alone, inUse }: OpenStudio,
  { file, name, bytes }: Upload,
): Promise<UploadAnswer> {
  const photo = await importInThread(bytes, name);
  if (!photo.ok) return { refused: photo.reason };
  return alone(async () => {
    const twin = findTwin(root, file, photo.bytes);
    if (twin && inUse.has(twin.path)) return { refused: fillIn(PHOTO_WORDS.already, { name }) };
    // Without words that name it, it was uploaded or removed before.
    const stored = twin ?? (await addMedia(root, file, photo.name, photo.bytes));
    inUse.add(stored.path);
    return { ...stored, warnings: photo.warnings };
  });
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
