/** `npm run docs:content`: writes docs/content.md from the schemas. */
import { writeFile } from 'node:fs/promises';
import { contentReference, REFERENCE_FILE } from './reference/contentReference.ts';

await writeFile(REFERENCE_FILE, await contentReference());
