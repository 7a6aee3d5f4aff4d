/** Writes docs/content.md from the schemas: `npm run docs:content`. */
import { writeFile } from 'node:fs/promises';
import { formattedReference, REFERENCE_FILE } from './contentReference/referenceFile.ts';

await writeFile(REFERENCE_FILE, await formattedReference());
