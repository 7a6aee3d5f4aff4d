// The studio's own files, beside the content.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Mode of a file that other users of the computer cannot read. */
export const OWNER_ONLY = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;

/** Writes a text file of the studio at once, with its folder. `mode` as for `chmod`. */
export function replaceFile(file: string, text: string, mode?: number): void {
  const folderMode = mode === OWNER_ONLY ? OWNER_ONLY_FOLDER : undefined;
  mkdirSync(dirname(file), { recursive: true, mode: folderMode });
  writeFileSync(`${file}.part`, text, { mode });
  renameSync(`${file}.part`, file);
}

/** The data of a JSON file; undefined if there is none. @throws If it is damaged. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
