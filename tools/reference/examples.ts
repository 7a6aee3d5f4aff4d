import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../node/paths.ts';

/** The example of a kind of section, in its folder; undefined for a kind without one. */
export function exampleOfSection(kind: string): string | undefined {
  const path = join(PROJECT_FOLDER, `src/sections/${kind}/example.yaml`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The example of a kind of file, by the name of its collection. Some show a part of the file. */
export function exampleOfFile(collection: string): string {
  const extension = collection === 'textPages' ? 'md' : 'yaml';
  const file = `src/schemas/examples/${collection}.${extension}`;
  return readFileSync(join(PROJECT_FOLDER, file), 'utf8');
}
