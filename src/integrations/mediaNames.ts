import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMedia } from '../logic/mediaEndings.ts';
import { slugify } from '../logic/slugify.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** How Astro asks Vite for a picture that a content file names. */
const CONTENT_PICTURE = /[?&]astroContentImageFlag(?:&|=|$)/u;
/** What a file is called whose name has no letter that can be kept. */
const NAMELESS = 'file';

/**
 * Path of the file with this name, however its accents are written: a Mac spells "ü" with two signs,
 * a keyboard with one.
 *
 * @returns the path itself when no such file is there
 */
export function pathOnDisk(path: string): string {
  const folder = dirname(path);
  if (existsSync(path) || !existsSync(folder)) return path;
  const name = basename(path).normalize();
  const onDisk = readdirSync(folder).find((file) => file.normalize() === name);
  return onDisk === undefined ? path : join(folder, onDisk);
}

/**
 * Finds pictures by their names, and publishes pictures and videos under plain ones.
 *
 * @param root folder of the project
 */
export function mediaNamesPlugin(root: URL): Plugin {
  return {
    name: 'media-names',
    enforce: 'pre',
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
        return this.resolve(`./${basename(found)}?${query}`, importer, {
          ...options,
          skipSelf: true,
        });
      },
    },
    outputOptions(options) {
      const { assetFileNames = '[name].[hash][extname]' } = options;
      return {
        ...options,
        assetFileNames(asset) {
          const name = asset.names[0] ?? '';
          const usual = typeof assetFileNames === 'string' ? assetFileNames : assetFileNames(asset);
          if (!isMedia(name)) return usual;
          return usual.replace('[name]', slugify(basename(name, extname(name))) || NAMELESS);
        },
      };
    },
  };
}

/**
 * Lets owners call their photographs and videos as they like: a name with accents is found in either
 * spelling, and what is published has small letters, digits and hyphens only. The hash that Vite adds
 * keeps names apart that become the same.
 */
export function mediaNames(): AstroIntegration {
  return {
    name: 'media-names',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [mediaNamesPlugin(config.root)] } });
      },
    },
  };
}
