import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../node/paths.ts';

/** The example of a kind of section, in its folder. */
export function exampleOfSection(kind: string): string {
  return readExample(`src/sections/${kind}/example.yaml`);
}

/** The example of a kind of file, by the name of its collection. Some show a part of the file. */
export function exampleOfFile(collection: string): string {
  const extension = collection === 'textPages' ? 'md' : 'yaml';
  return readExample(`src/schemas/examples/${collection}.${extension}`);
}

function readExample(file: string): string {
  const path = join(PROJECT_FOLDER, file);
  if (!existsSync(path)) throw new Error(`Write a short example for docs/reference.md: ${file}`);
  return readFileSync(path, 'utf8');
}
