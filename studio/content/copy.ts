import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { readPublishSettings } from '../publish/publishSettings.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { isSiteFile, siteFiles } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { putBytes } from './sync.ts';

/** In bytes. */
export const LARGEST_COPY = 2_000_000_000;
const SETTINGS = 'publish.yaml';

/** All words, photographs and publishing settings as a zip file; no password or token. */
export function packCopy(root: string): Uint8Array<ArrayBuffer> {
  const { settings } = foldersOf(root);
  const files = siteFiles(root).map((path) => [`content/${path}`, readFileSync(join(root, path))]);
  if (existsSync(settings)) files.push([SETTINGS, readFileSync(settings)]);
  // Photographs are compressed already.
  return zipSync(Object.fromEntries(files) as Zippable, { level: 0 });
}

/**
 * Unpacks a copy beside the content; its publishing settings count only if there are none here.
 *
 * @returns the folder with its content; undefined if it is not a copy of a site
 */
export async function unpackCopy(root: string, bytes: Uint8Array): Promise<string | undefined> {
  const { copy, project } = foldersOf(root);
  const isWanted = ({ name }: { name: string }) => {
    const path = name.replace(/^content\//u, '');
    return name === SETTINGS || (path !== name && isSiteFile(path));
  };
  await rm(copy, { recursive: true, force: true });
  try {
    for (const [name, content] of Object.entries(unzipSync(bytes, { filter: isWanted })))
      await putBytes(copy, name, name.endsWith('.svg') ? cleanDrawing(content) : content);
  } catch {
    return undefined;
  }
  const content = join(copy, 'content');
  if (!existsSync(join(content, 'business.yaml'))) return undefined;
  if (existsSync(join(copy, SETTINGS)) && !readPublishSettings(root))
    await putBytes(project, SETTINGS, readFileSync(join(copy, SETTINGS)));
  return content;
}
