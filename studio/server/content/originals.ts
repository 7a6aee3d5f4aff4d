import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_EDIT, type PhotoEdit } from '../../shared/photoEdit.ts';
import { putBytes } from './copyFiles.ts';
import { foldersOf } from './folders.ts';
import { storedMedia } from './media.ts';
import { readJson } from './ownFiles.ts';
import { KEPT_MS } from './trash.ts';

/** A photograph before it was turned and cropped. */
export interface Original {
  bytes: Uint8Array;
  /** Its file name. */
  name: string;
  edit: PhotoEdit;
}

interface Note {
  name: string;
  edit: PhotoEdit;
}

/** A cropped photograph is known by its bytes, under whatever path it comes back. */
const keyOf = (bytes: Uint8Array) => hash('sha256', bytes).slice(0, 32);

/** The original of a photograph: itself unless it was turned or cropped here. */
export function originalOf(root: string, bytes: Uint8Array, name: string): Original {
  const file = join(foldersOf(root).originals, keyOf(bytes));
  const note = readJson(`${file}.json`) as Note | undefined;
  if (!note || !existsSync(`${file}.jpg`)) return { bytes, name, edit: NO_EDIT };
  return { ...note, bytes: readFileSync(`${file}.jpg`) };
}

/** Keeps the original of a photograph that was turned or cropped. */
export async function keepOriginal(
  root: string,
  result: Uint8Array,
  { bytes, ...note }: Original,
): Promise<void> {
  const { originals } = foldersOf(root);
  const key = keyOf(result);
  await putBytes(originals, `${key}.jpg`, bytes);
  await putBytes(originals, `${key}.json`, JSON.stringify(note satisfies Note));
}

/** Deletes originals older than 90 days whose photograph the content has no more. */
export async function tidyOriginals(root: string): Promise<void> {
  const { originals } = foldersOf(root);
  if (!existsSync(originals)) return;
  const isOld = (name: string) => Date.now() - statSync(join(originals, name)).ctimeMs > KEPT_MS;
  const old = readdirSync(originals).filter(isOld);
  if (old.length === 0) return;
  const media = [...storedMedia(root).values()];
  const used = new Set(media.map((file) => keyOf(readFileSync(file))));
  for (const name of old)
    if (!used.has(name.replace(/\.\w+$/u, ''))) await rm(join(originals, name));
}
