/** `npm run reference`: writes docs/reference.md from the schemas of the content. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { runCommand } from '../node/stopping.ts';
import { REFERENCE_FILE, writeReference } from './reference/writeReference.ts';

await runCommand(async () => {
  await writeFile(join(PROJECT_FOLDER, REFERENCE_FILE), await writeReference());
  console.log(`${REFERENCE_FILE} is current.`);
});
