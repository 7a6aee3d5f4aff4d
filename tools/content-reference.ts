/** Writes docs/content.md from the schemas: `npm run docs:content`. */
import { writeFile } from 'node:fs/promises';
import { contentReference, REFERENCE_FILE } from './reference/contentReference.ts';

await writeFile(REFERENCE_FILE, await contentReference());
