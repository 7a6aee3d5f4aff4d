import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { slugify } from '../src/logic/slugify.ts';
import { isMedia } from '../src/logic/mediaExtensions.ts';
import type { Plugin } from 'vite';

/** Astro's query for a picture of a content file. */
export const CONTENT_PICTURE = /[?&]astroContentImageFlag(?:&|=|$)/u;

/** Publishes pictures and videos under lower-case ASCII names; the hash makes them unique. */
export function publishedName({ names: [name = ''] }: { names: string[] }): string {
  const plain = isMedia(name) ? slugify(basename(name, extname(name))) || 'file' : '[name]';
  return `_astro/${plain}.[hash][extname]`;
}

/**
 * Path of a file regardless of Unicode normalization: macOS writes "ü" as two characters, keyboards
 * as one.
 *
 * @returns the path itself if the file does not exist
 */
export function pathOnDisk(path: string): string {
  const folder = dirname(path);
  if (existsSync(path) || !existsSync(folder)) return path;
  const name = basename(path).normalize();
  const onDisk = readdirSync(folder).find((file) => file.normalize() === name);
  return onDisk === undefined ? path : join(folder, onDisk);
}

/** Resolves pictures of content files regardless of Unicode normalization. */
export function mediaNames(): Plugin {
  let root: URL;
  return {
    name: 'media-names',
    enforce: 'pre',
    configResolved(config) {
      root = pathToFileURL(`${config.root}/`);
    },
    resolveId: {
      order: 'pre',
      filter: { id: CONTENT_PICTURE },
      handler(id, importer, options) {
        const [source = '', query = ''] = id.split('?');
        const nextTo = new URLSearchParams(query).get('importer');
        if (nextTo === null || !source.startsWith('./')) return null;
        const wanted = join(dirname(fileURLToPath(new URL(nextTo, root))), source);
        const found = pathOnDisk(wanted);
        if (found === wanted) return null;
        const request = `./${basename(found)}?${query}`;
        return this.resolve(request, importer, { ...options, skipSelf: true });
      },
    },
  };
}
